import type { Browser, Tab } from './driver';
import { expressionOf, type Control } from './find-control';

const TIMEOUT_MS = 20_000;
const POLL_MS = 50;

/**
 * Calls `look` again and again until it finds something. A look that throws, as on a page that is just being left,
 * has found nothing.
 * @throws after `PATIENCE_MS`, with what was waited for
 */
export const until = async <Value>(
  what: string,
  look: () => Promise<Value | false | null | undefined>,
): Promise<Value> => {
  const deadline = Date.now() + TIMEOUT_MS;
  let cause: unknown;
  while (Date.now() < deadline) {
    try {
      const seen = await look();
      if (seen !== false && seen !== null && seen !== undefined) return seen;
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`waited ${TIMEOUT_MS / 1_000} s for ${what}`, { cause });
};

/** What a user does in a browser, with pointer and keyboard alone, and what they read there. */
export const createUser = (browser: Browser) => {
  const press = async (control: Control, tab: Tab = browser.tab): Promise<void> => {
    const pressIt = await until(`the ${control.role} '${control.name}'`, () =>
      tab.find(expressionOf(control)),
    );
    await pressIt();
  };
  return {
    open: (address: string) => browser.tab.open(address),
    press: (name: string, tab?: Tab) => press({ role: 'button', name }, tab),
    follow: (name: string) => press({ role: 'link', name }),
    choose: (name: string) => press({ role: 'choice', name }),
    /** Types into a field, in place of what it contained. */
    fill: async (name: string, text: string): Promise<void> => {
      await press({ role: 'field', name });
      await browser.tab.pressControl('a');
      await browser.tab.type(text);
    },
    /** Pastes into a field, and returns what it then contains. */
    paste: async (name: string): Promise<string> => {
      await press({ role: 'field', name });
      await browser.tab.pressControl('v');
      return until(`something in the field '${name}'`, async () => {
        const value = await browser.tab.evaluate<string>('document.activeElement.value');
        return value !== '' && value;
      });
    },
    /** Waits for a text in the first element that the selector `within` matches. */
    reads: async (text: string, { within = 'body', tab = browser.tab } = {}): Promise<void> => {
      await until(`the text '${text}'`, () =>
        tab.evaluate<boolean>(
          `document.querySelector('${within}')?.innerText.includes(${JSON.stringify(text)}) ?? false`,
        ),
      );
    },
    isAt: async (path: string): Promise<void> => {
      await until(`the page ${path}`, async () => {
        return (await browser.tab.evaluate<string>('location.pathname')) === path;
      });
    },
    /** The popup, once it shows a page: the empty page it opens with may be discarded together with its frame. */
    popup: () =>
      until('a popup that shows a page', async () => {
        const [popup] = await browser.popups();
        return (await popup?.evaluate('location.href')) !== 'about:blank' && popup;
      }),
  };
};

/** See {@link createUser}. */
export type User = ReturnType<typeof createUser>;
