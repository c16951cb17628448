import { expect, userEvent } from 'storybook/test';

declare global {
  interface Window {
    /** Set where a test drives the browser: clicks the browser's own mouse at a point of the viewport, in px. */
    readonly pressMouseAt?: (x: number, y: number) => Promise<void>;
  }
}

/**
 * Clicks the middle of an element with the browser's own mouse: nothing may cover the element, and the events come in
 * the browser's own order. For components that listen outside themselves, where a synthetic click proves nothing.
 * Where no test drives the browser, as in a Storybook that somebody reads, the click is synthetic.
 */
export const press = async (element: Element): Promise<void> => {
  if (window.pressMouseAt === undefined) return userEvent.click(element);
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  await expect(element).toContainElement(document.elementFromPoint(x, y) as HTMLElement | null);
  await window.pressMouseAt(x, y);
};
