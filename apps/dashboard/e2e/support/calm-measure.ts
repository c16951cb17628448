import type { Page } from '@playwright/test';

/** Amount of content visible without scrolling. */
export interface CalmMeasure {
  /** Buttons, links and fields in the main region. */
  readonly controls: number;
  /** Words in the main region, or in the dialog that is open. */
  readonly words: number;
  /** Elements with a border on all sides, on the whole page. */
  readonly boxes: number;
  /** Names of enabled buttons and links with the accent's fill, on the whole page. */
  readonly filled: readonly string[];
}

/** Measures visible content: inside the window and not cut off by a scroll box. */
export const measureCalm = (page: Page): Promise<CalmMeasure> =>
  page.evaluate(() => {
    // Behind an open dialog the page is inert; the skip link is clipped until it has the focus.
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert]') === null &&
      getComputedStyle(element).clipPath !== 'inset(50%)';

    // On phones the tabs cover the content behind them; elsewhere they are not rendered.
    const tabs = document.querySelector('nav[aria-label="Tabs"]');
    const barTop = tabs?.checkVisibility() === true ? tabs.getBoundingClientRect().top : window.innerHeight;

    const isInView = (element: Element, box: DOMRect): boolean => {
      let { left, right, top, bottom } = box;
      const clip = (to: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>): void => {
        left = Math.max(left, to.left);
        right = Math.min(right, to.right);
        top = Math.max(top, to.top);
        bottom = Math.min(bottom, to.bottom);
      };
      clip({ left: 0, top: 0, right: window.innerWidth, bottom: barTop });
      for (let parent: Element | null = element; parent !== null; parent = parent.parentElement)
        if (getComputedStyle(parent).overflow !== 'visible') clip(parent.getBoundingClientRect());
      // A text for screen readers alone is a pixel in size.
      return right - left > 1 && bottom - top > 1;
    };
    const inView = (root: ParentNode, selector: string): readonly Element[] =>
      [...root.querySelectorAll(selector)].filter(
        (element) => isShown(element) && isInView(element, element.getBoundingClientRect()),
      );

    const main = document.querySelector('dialog:modal') ?? document.querySelector('main') ?? document.body;
    const range = document.createRange();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let words = 0;
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (parent === null || !isShown(parent)) continue;
      // The groups of a phone number are one word, and so is an amount with its quiet decimals: no spaces are
      // between. A letter under its logo is not seen.
      if (parent.closest('bdi > span ~ span, [role=text] > span ~ span, :has(> .logo)') !== null) continue;
      range.selectNodeContents(text);
      if (isInView(parent, range.getBoundingClientRect()))
        words += text.nodeValue?.match(/\S+/g)?.length ?? 0;
    }

    const hasBorder = (element: Element): boolean => {
      const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth, borderTopColor } =
        getComputedStyle(element);
      const widths = [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth];
      return widths.every((width) => width !== '0px') && borderTopColor !== 'rgba(0, 0, 0, 0)';
    };
    return {
      controls: inView(main, 'a[href], button, input, select, textarea, summary').length,
      words,
      boxes: inView(document.body, '#root *').filter(hasBorder).length,
      filled: inView(
        document.body,
        '.bg-accent-fill:is(a, button):not(:disabled, [aria-disabled="true"])',
      ).map(({ textContent }) => textContent),
    };
  });

/** Texts of the filled buttons in view. */
export const filledInView = async (page: Page): Promise<readonly string[]> =>
  (await measureCalm(page)).filled;
