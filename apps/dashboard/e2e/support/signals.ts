import { expect, type BrowserContext, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Calls of the page to the browser, in order: 'ask', 'note', or the title of a notification. */
    signals: string[];
    /** The notification shown last. */
    shown: { onclick: (() => void) | null; isClosed: boolean } | undefined;
  }
}

/** Replaces audio and notifications, which headless browsers lack. */
export const recordSignals = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.signals = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      window.signals.push('note');
      start.call(this, when);
    };
    window.Notification = class {
      static permission = localStorage.getItem('answer') ?? 'default';
      static requestPermission() {
        window.signals.push('ask');
        localStorage.setItem('answer', 'granted');
        this.permission = 'granted';
        return Promise.resolve('granted');
      }
      onclick = null;
      isClosed = false;
      constructor(title: string) {
        window.signals.push(title);
        window.shown = this;
      }
      close() {
        this.isClosed = true;
      }
    } as unknown as typeof Notification;
  });

/** Waits for exactly these signals, and clears them. */
export const expectSignals = async (page: Page, signals: readonly string[]) => {
  await expect.poll(() => page.evaluate(() => [...window.signals])).toEqual(signals);
  await page.evaluate(() => window.signals.splice(0));
};
