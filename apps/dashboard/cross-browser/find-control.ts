const SELECTORS = {
  button: 'button',
  link: 'a[href]',
  field: 'input, select, textarea',
  /** A choice is clicked on its label: the input itself is visually hidden. */
  choice: 'label',
};

/** A control as a user would name it. */
export interface Control {
  readonly role: keyof typeof SELECTORS;
  /** The whole accessible name, or a part of it when no control matches as a whole. */
  readonly name: string;
}

/**
 * Runs in the page: returns the control, or null while it is missing, disabled or covered. The function must be
 * self-contained, since only its source text is sent to the page.
 */
const find = (selector: string, name: string): Element | null => {
  const textOf = (element: Element | null | undefined) =>
    (element instanceof HTMLElement ? element.innerText : '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby');
    if (labelledBy !== null) {
      return labelledBy
        .split(' ')
        .map((id) => textOf(document.getElementById(id)))
        .join(' ');
    }
    const label = 'labels' in element ? (element.labels as NodeListOf<Element> | null)?.[0] : undefined;
    return element.getAttribute('aria-label') ?? textOf(label ?? element);
  };
  const isPressable = (element: Element): boolean => {
    if (element.matches(':disabled, [aria-disabled="true"]')) return false;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const visible = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const found =
    visible.find((element) => nameOf(element) === name) ??
    visible.find((element) => nameOf(element).includes(name));
  return found !== undefined && isPressable(found) ? found : null;
};

/** The expression that finds a control in its page. */
export const expressionOf = ({ role, name }: Control): string =>
  `(${find.toString()})(${JSON.stringify(SELECTORS[role])}, ${JSON.stringify(name)})`;
