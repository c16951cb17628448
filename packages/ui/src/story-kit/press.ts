import { expect, userEvent } from 'storybook/test';

declare global {
  interface Window {
    /** The browser's own mouse, where a test drives the browser: presses at a point of the view, in px. */
    readonly pressMouseAt?: (x: number, y: number) => Promise<void>;
  }
}

/**
 * Presses the middle of an element as a hand does: nothing may lie over it, and every event comes in the browser's
 * own order. For plays of what listens outside itself, where a synthetic click has proved nothing. Without a driven
 * browser, in the book as it is read, the click is synthetic.
 */
export const press = async (element: Element): Promise<void> => {
  if (window.pressMouseAt === undefined) return userEvent.click(element);
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  await expect(element).toContainElement(document.elementFromPoint(x, y) as HTMLElement | null);
  await window.pressMouseAt(x, y);
};
