const rootRules = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText.includes(':root') ? [rule] : [];
    return rule instanceof CSSGroupingRule ? rootRules(rule.cssRules) : [];
  });

/** One variable of the theme. */
export interface ThemeToken {
  /** Without the prefix, for example 'accent-soft'. */
  name: string;
  /** The variable, for example '--color-accent-soft'. */
  variable: string;
  /** Its value on the page. */
  value: string;
}

/**
 * The theme's variables with a prefix, as the page's style sheets define them.
 * @param prefix - for example '--color-'
 */
export const themeTokens = (prefix: string): ThemeToken[] => {
  const variables = [...document.styleSheets]
    .flatMap((sheet) => rootRules(sheet.cssRules))
    .flatMap((rule) => [...rule.style])
    .filter((variable) => variable.startsWith(prefix));
  const root = getComputedStyle(document.documentElement);
  return [...new Set(variables)].map((variable) => ({
    name: variable.slice(prefix.length),
    variable,
    value: root.getPropertyValue(variable),
  }));
};
