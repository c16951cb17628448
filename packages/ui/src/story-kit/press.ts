import { expect, userEvent } from 'storybook/test';

interface Part {
  getByRole(role: 'link', options: { readonly name: string }): HTMLElement;
}

/** Asserts where a link leads. */
export const expectLink = (part: Part, name: string, href: string): Promise<void> =>
  expect(part.getByRole('link', { name })).toHaveAttribute('href', href);

/** Asserts that two parts stand on one line: their middles are at most a pixel apart. */
export const expectLevel = (one: Element | null, other: Element): Promise<void> => {
  const [middle = 0, otherMiddle = 0] = [one, other].map((part) => {
    const { top, bottom } = part?.getBoundingClientRect() ?? { top: NaN, bottom: NaN };
    return (top + bottom) / 2;
  });
  return expect(Math.abs(middle - otherMiddle)).toBeLessThanOrEqual(1);
};

export const isDisabledOrBusy = (button: HTMLElement): boolean =>
  button.matches(':disabled, [aria-disabled="true"]');

declare global {
  interface Window {
    /** Set by tests in a real browser: clicks the native mouse at a viewport position in px. */
    readonly pressMouseAt?: (x: number, y: number) => Promise<void>;
    /** Set by the same tests: presses a key natively, in Playwright's syntax. */
    readonly pressKey?: (key: string) => Promise<void>;
  }
}

/**
 * Clicks the centre of an element with the browser's native mouse: the element must not be covered, and the
 * events have their native order. For components that listen outside themselves, where a synthetic click
 * proves nothing. Without a test runner, as in an open Storybook, the click is synthetic.
 */
export const press = async (element: Element): Promise<void> => {
  if (window.pressMouseAt === undefined) return userEvent.click(element);
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  await expect(element).toContainElement(document.elementFromPoint(x, y) as HTMLElement | null);
  await window.pressMouseAt(x, y);
};

/**
 * Presses keys natively, for controls of the browser, which ignore synthetic keys: 'End', 'Alt+ArrowDown'.
 * Returns false without a test runner, where the rest of a play function has nothing to check.
 */
export const pressKeys = async (...keys: readonly string[]): Promise<boolean> => {
  const { pressKey } = window;
  if (pressKey === undefined) return false;
  for (const key of keys) await pressKey(key);
  return true;
};
