import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import type { ScenarioId } from '@sms/api-mocks';
import { advanceBy, type RunningServer } from '@sms/api-mocks/server';
import type { Browser } from './driver';
import { until, type User } from './user';

const SMS_COMES_MS = 20_000;

/** A user journey through the product in a fresh browser. */
export interface Journey {
  readonly title: string;
  readonly scenario: ScenarioId;
  run(at: { readonly user: User; readonly browser: Browser; readonly server: RunningServer }): Promise<void>;
}

const signIn = async (user: User, address: string): Promise<void> => {
  await user.open(address);
  await user.fill('Username or Email', 'demo');
  await user.fill('Password', 'demo1234');
  await user.press('Sign In');
  await user.isAt(new URL(address).pathname);
};

/** Number of requests for the deposits so far. */
const depositReads = ({ tab }: Browser): Promise<number> =>
  tab.evaluate(
    `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/payments/deposits')).length`,
  );

const backgroundOf = ({ tab }: Browser): Promise<string> =>
  tab.evaluate('getComputedStyle(document.documentElement).backgroundColor');

const HISTORY_FILE = /^sms-history-\d{4}-\d\d-\d\d\.csv$/;

const DARK = 'rgb(12, 14, 19)';

/** The journeys that must work in every engine. */
export const journeys: readonly Journey[] = [
  {
    title: 'a number is bought below a limit, its SMS comes, its code is copied, it is completed',
    scenario: 'first-purchase',
    run: async ({ user, server }) => {
      await signIn(user, `${server.origin}/`);
      await user.follow('Buy Number');
      await user.press('Canada');
      await user.press('WhatsApp');
      await user.press('Any Operator (Recommended)');
      // Engines disagree about a decimal comma.
      await user.fill('Maximum Price', '0,01');
      await user.press('Purchase Number');
      await user.reads('exceeds your maximum of $0.01');
      await user.fill('Maximum Price', '9.5');
      await user.press('Purchase Number');
      await user.reads('Waiting for SMS');

      advanceBy(server.world, SMS_COMES_MS);
      await user.reads('SMS Received');
      await user.press('Copy SMS code');
      await user.reads('SMS code copied!');
      await user.press('Mark Complete');
      await user.reads('Number marked as complete!');
      await user.follow('History');
      const [number] = server.world.db.numbers.all();
      assert.equal(await user.paste('Search'), number?.sms?.code);
      assert.equal(number?.status, 'used');
    },
  },
  {
    title: 'a number that got no SMS is cancelled and paid back',
    scenario: 'waiting-cancellable',
    run: async ({ user, server }) => {
      await signIn(user, `${server.origin}/active-numbers`);
      await user.press('Cancel & Refund');
      await user.reads('Number cancelled and fully refunded!');
      assert.deepEqual(
        server.world.db.numbers.all().map(({ status }) => status),
        ['cancelled'],
      );
    },
  },
  {
    title: 'a payment whose popup is closed by hand is looked up',
    scenario: 'empty-account',
    run: async ({ user, browser, server }) => {
      await signIn(user, `${server.origin}/transactions`);
      await user.press('Add Funds');
      await user.fill('Amount (NGN)', '1500');
      const readsBefore = await depositReads(browser);
      await user.press('Proceed to Payment');
      const popup = await user.popup();
      await user.reads('A simulated payment provider', { tab: popup });
      await until('the look a second later', async () => (await depositReads(browser)) > readsBefore);
      await user.reads('Pending', { within: '[aria-label^="Deposit "]' });
      // The server sends no message about this change: only closing the popup makes the page ask.
      for (const deposit of server.world.db.deposits.all()) deposit.status = 'CANCELLED';
      await popup.close();
      await user.reads('Cancelled', { within: '[aria-label^="Deposit "]' });
    },
  },
  {
    title: 'the history is saved as a file',
    scenario: 'long-history',
    run: async ({ user, browser, server }) => {
      await signIn(user, `${server.origin}/history`);
      await user.reads('Showing 1 to 20 of 250');
      await user.press('Export CSV');
      await until('a file with a header and 20 rows', async () => {
        // Browsers first save under another name, or an empty file.
        const files = (await readdir(browser.downloads)).filter((name) => HISTORY_FILE.test(name));
        const [text = ''] = await Promise.all(
          files.map((name) => readFile(join(browser.downloads, name), 'utf8')),
        );
        return text.trim().split('\r\n').length === 21;
      });
    },
  },
  {
    title: 'a chosen theme stays',
    scenario: 'busy-account',
    run: async ({ user, browser, server }) => {
      await signIn(user, `${server.origin}/settings`);
      await user.choose('Dark');
      await until('a dark page', async () => (await backgroundOf(browser)) === DARK);
      await user.open(`${server.origin}/settings`);
      assert.equal(await backgroundOf(browser), DARK);
    },
  },
];
