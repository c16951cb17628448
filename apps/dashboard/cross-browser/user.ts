import type { Browser, Tab } from './driver';
import { expressionOf, type Control } from './find-control';

const TIMEOUT_MS = 20_000;
const POLL_MS = 50;

/**
 * Polls `look` until it returns something. Exceptions, as on a page that is just being left, count as nothing.
 * @throws after `PATIENCE_MS`, with a description of the wait
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

/** Actions of a user with pointer and keyboard, and assertions about the visible text. */
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
    /** Types into a field and replaces its content. */
    fill: async (name: string, text: string): Promise<void> => {
      await press({ role: 'field', name });
      await browser.tab.pressControl('a');
      await browser.tab.type(text);
    },
    /** Pastes into a field, and returns its new content. */
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

export type User = ReturnType<typeof createUser>;
