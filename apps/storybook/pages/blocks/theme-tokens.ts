const rootRules = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText.includes(':root') ? [rule] : [];
    return rule instanceof CSSGroupingRule ? rootRules(rule.cssRules) : [];
  });

/** A CSS variable of the theme. */
export interface ThemeToken {
  /** Name without prefix, for example 'accent-soft'. */
  name: string;
  /** Variable name, for example '--color-accent-soft'. */
  variable: string;
  /** Computed value on the page. */
  value: string;
}

/**
 * The theme's variables with a prefix, as the style sheets define them.
 * @param prefix - for example '--color-'
 */
export const themeTokens = (prefix: string): ThemeToken[] => {
  const values = new Map(
    [...document.styleSheets]
      .flatMap((sheet) => rootRules(sheet.cssRules))
      .flatMap(({ style }) =>
        [...style].map((variable) => [variable, style.getPropertyValue(variable)] as const),
      )
      .filter(([variable]) => variable.startsWith(prefix)),
  );
  const root = getComputedStyle(document.documentElement);
  return [...values].map(([variable, written]) => ({
    name: variable.slice(prefix.length),
    variable,
    // A value that references a variable has no computed value on the page.
    value: root.getPropertyValue(variable) || written,
  }));
};
