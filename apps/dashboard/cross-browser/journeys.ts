import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import type { ScenarioId } from '@sms/api-mocks';
import { advanceBy, type RunningServer } from '@sms/api-mocks/server';
import type { Browser } from './driver';
import { until, type Person } from './user';

const SMS_COMES_MS = 20_000;

/** Something the product is used for, done by a person who has just opened a browser. */
export interface Job {
  readonly title: string;
  readonly scenario: ScenarioId;
  run(at: {
    readonly person: Person;
    readonly browser: Browser;
    readonly server: RunningServer;
  }): Promise<void>;
}

const signIn = async (person: Person, address: string): Promise<void> => {
  await person.open(address);
  await person.fill('Username or Email', 'demo');
  await person.fill('Password', 'demo1234');
  await person.press('Sign In');
  await person.isAt(new URL(address).pathname);
};

/** How often the page has asked for the deposits. */
const depositReads = ({ tab }: Browser): Promise<number> =>
  tab.evaluate(
    `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/payments/deposits')).length`,
  );

const backgroundOf = ({ tab }: Browser): Promise<string> =>
  tab.evaluate('getComputedStyle(document.documentElement).backgroundColor');

const HISTORY_FILE = /^sms-history-\d{4}-\d\d-\d\d\.csv$/;

const DARK = 'rgb(12, 14, 19)';

/** What has to work in every engine. */
export const jobs: readonly Job[] = [
  {
    title: 'a number is bought below a limit, its SMS comes, its code is copied, it is completed',
    scenario: 'first-purchase',
    run: async ({ person, server }) => {
      await signIn(person, `${server.origin}/`);
      await person.follow('Buy Number');
      await person.press('Canada');
      await person.press('WhatsApp');
      await person.press('Any Operator (Recommended)');
      // Engines disagree about a decimal comma.
      await person.fill('Maximum Price', '0,01');
      await person.press('Purchase Number');
      await person.reads('exceeds your maximum of $0.01');
      await person.fill('Maximum Price', '9.5');
      await person.press('Purchase Number');
      await person.reads('Waiting for SMS');

      advanceBy(server.world, SMS_COMES_MS);
      await person.reads('SMS Received');
      await person.press('Copy SMS code');
      await person.reads('SMS code copied!');
      await person.press('Mark Complete');
      await person.reads('Number marked as complete!');
      await person.follow('History');
      const [number] = server.world.db.numbers.all();
      assert.equal(await person.paste('Search'), number?.sms?.code);
      assert.equal(number?.status, 'used');
    },
  },
  {
    title: 'a number that got no SMS is cancelled and paid back',
    scenario: 'waiting-cancellable',
    run: async ({ person, server }) => {
      await signIn(person, `${server.origin}/active-numbers`);
      await person.press('Cancel & Refund');
      await person.reads('Number cancelled and fully refunded!');
      assert.deepEqual(
        server.world.db.numbers.all().map(({ status }) => status),
        ['cancelled'],
      );
    },
  },
  {
    title: 'a payment whose popup is closed by hand is looked up',
    scenario: 'empty-account',
    run: async ({ person, browser, server }) => {
      await signIn(person, `${server.origin}/transactions`);
      await person.press('Add Funds');
      await person.fill('Amount (NGN)', '1500');
      const readsBefore = await depositReads(browser);
      await person.press('Proceed to Payment');
      const popup = await person.popup();
      await person.reads('A simulated payment provider', { tab: popup });
      await until('the look a second later', async () => (await depositReads(browser)) > readsBefore);
      await person.reads('Pending', { within: 'article' });
      // The server sends no message about this change: only the closing of the popup makes the page ask.
      for (const deposit of server.world.db.deposits.all()) deposit.status = 'CANCELLED';
      await popup.close();
      await person.reads('Cancelled', { within: 'article' });
    },
  },
  {
    title: 'the history is saved as a file',
    scenario: 'long-history',
    run: async ({ person, browser, server }) => {
      await signIn(person, `${server.origin}/history`);
      await person.reads('Showing 1 to 20 of 250');
      await person.press('Export CSV');
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
    run: async ({ person, browser, server }) => {
      await signIn(person, `${server.origin}/settings`);
      await person.choose('Dark');
      await until('a dark page', async () => (await backgroundOf(browser)) === DARK);
      await person.open(`${server.origin}/settings`);
      assert.equal(await backgroundOf(browser), DARK);
    },
  },
];
