import { expect, test, type Page } from '@playwright/test';
import { waitForIdle } from './page-helpers';

/** Not tapped: this ends the session, and has a flow of its own. */
const SKIPPED = ['Sign out'];

/** A control that was scrolled to the middle of the view. */
interface Control {
  /** Its name; all choices of a list share one name, so that only one of them is tapped. */
  readonly name: string;
  /** True for controls of the header or the tab bar, which are on every screen. */
  readonly isShellControl: boolean;
  readonly x: number;
  readonly y: number;
  /** The element that a tap would hit instead; null when it hits the control. */
  readonly coveredBy: string | null;
}

/**
 * The first reachable control that is not in `tapped`; the button that closes a dialog comes last. Several toasts may
 * cover the page for seconds, and their number depends on timing: one that covers the control, other
 * than the first, is dismissed before.
 */
const nextControl = (page: Page, tapped: readonly string[]): Promise<Control | null> =>
  page.evaluate((done) => {
    const nameOf = (control: Element): string => {
      const list = control.closest(
        '[aria-label="Countries"], [aria-label="Services"], [aria-label="Operators"]',
      );
      if (list !== null) return `one of ${list.getAttribute('aria-label')}`;
      const text =
        control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent;
      return (text || control.getAttribute('title') || control.id).trim();
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none' &&
      element.getBoundingClientRect().width > 1;

    const dialog = document.querySelector('dialog:modal');
    const drawer = [...document.querySelectorAll('[aria-label="Close menu"]')].find(isShown);
    const all = (
      drawer === undefined ? (dialog ?? document) : (drawer.parentElement ?? document)
    ).querySelectorAll('#root :is(a[href], button:enabled, input:enabled, select:enabled, summary)');
    // An invisible input is pressed on its label.
    const targets = [...all].map((control) => ({ control, target: control.closest('label') ?? control }));
    const reachable = targets.filter(({ target }) => isShown(target));
    const next =
      drawer === undefined
        ? (reachable.find(({ control }) => !done.includes(nameOf(control)) && nameOf(control) !== 'Close') ??
          (dialog === null ? undefined : reachable.find(({ control }) => nameOf(control) === 'Close')))
        : reachable.find(({ control }) => control === drawer);
    if (next === undefined) return null;

    const middleOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const { control, target } = next;
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y } = middleOf(target);
    const met = document.elementFromPoint(x, y);
    const toast = met?.closest('[aria-label="Notifications"] li:not(:first-child)');
    const dismiss = toast?.contains(control) === false && toast.querySelector('[aria-label="Dismiss"]');
    if (dismiss) {
      return { name: 'Dismiss a toast', isShellControl: false, ...middleOf(dismiss), coveredBy: null };
    }
    const isHit = met !== null && (target.contains(met) || met.contains(control));
    return {
      name: nameOf(control),
      isShellControl: control.closest('header, [aria-label="Tabs"]') !== null,
      x,
      y,
      coveredBy: isHit ? null : (met?.outerHTML.slice(0, 200) ?? 'nothing'),
    };
  }, tapped);

const isFocusLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);

/**
 * Returns a function that taps every control of the screen: no control may be covered, and no tap may lose the focus.
 * The controls of the header and the tabs are tapped on the first screen only. `comeBack` restores the screen after a
 * tap that has left it without changing the address.
 */
export const createControlTapper = (page: Page) => {
  // A payment opens a window of its own.
  page.context().on('page', (popup) => void popup.close());
  const shellControls = new Set(SKIPPED);

  return async (comeBack: () => Promise<void>): Promise<void> => {
    const { pathname } = new URL(page.url());
    const tapped = new Set(shellControls);
    for (;;) {
      const control = await nextControl(page, [...tapped]);
      if (control === null) break;
      tapped.add(control.name);
      if (control.isShellControl) shellControls.add(control.name);
      await test.step(`tap ${control.name}`, async () => {
        expect.soft(control.coveredBy, `lies over '${control.name}'`).toBeNull();
        await page.touchscreen.tap(control.x, control.y);
        await waitForIdle(page);
        expect.soft(await isFocusLost(page), `focus lost by '${control.name}'`).toBe(false);
        if (new URL(page.url()).pathname !== pathname) {
          await page.goBack();
          await waitForIdle(page);
        }
        await comeBack();
      });
    }
  };
};
