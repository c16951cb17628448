import { expect, type Page } from '@playwright/test';
import { dropSockets, reachableNumbers, sendSms, type RunningServer } from '@sms/api-mocks/server';
import { MINUTE_MS } from '@sms/domain/limits/spec';
import { test } from '../support/fixtures';
import { buyWhatsApp, openTabs } from '../support/page-helpers';

test.use({ scenario: 'waiting-cancellable', signedIn: true });

/** Tracks the sockets open at the server, counting those that open from now on. */
const trackSockets = ({ world: { sockets } }: RunningServer): ReadonlySet<unknown> => {
  const open = new Set<unknown>();
  const { add, remove } = sockets;
  sockets.add = (socket) => {
    open.add(socket);
    add(socket);
  };
  sockets.remove = (socket) => {
    open.delete(socket);
    remove(socket);
  };
  return open;
};

/** Waits until exactly one socket is open, and it is not the former one. */
const expectNewSocket = (sockets: ReadonlySet<unknown>, former: unknown = null) =>
  expect.poll(() => [sockets.size, sockets.has(former)]).toEqual([1, false]);

/**
 * Sends an SMS to the newest number, and waits until every tab shows the toast, which polling would not show.
 */
const receive = async ({ world }: RunningServer, code: string, tabs: readonly Page[]) => {
  const [number] = reachableNumbers(world);
  if (number === undefined) throw new Error('There is no number.');
  // A further SMS reaches the page at once, like the first.
  world.flags.furtherSmsOnStatusCall = false;
  sendSms(world, number.id, code);
  await Promise.all(
    tabs.map(async (tab) => {
      await expect(tab.getByText(`SMS received: ${code}`)).toBeVisible();
      await expect(tab.getByRole('article').getByText(code, { exact: true })).toBeVisible();
    }),
  );
};

const balanceOf = (tab: Page) =>
  tab
    .getByRole('banner')
    .getByText(/^\$\d+\.\d{4}$/)
    .first();

/** Fires the lifecycle event for freezing or resuming a tab, which the browser of the tests never does. */
const dispatchLifecycleEvent = (page: Page, name: 'freeze' | 'resume') =>
  page.evaluate((type) => document.dispatchEvent(new Event(type)), name);

test('tabs share one connection: an update of one shows in all, whichever leads; a frozen one gives up the lead, and loads what it missed', async ({
  context,
  server,
  advance,
}) => {
  const sockets = trackSockets(server);
  const [first, second, third] = (await openTabs(context, [
    '/buy-number',
    '/active-numbers',
    '/active-numbers',
  ])) as [Page, Page, Page];
  await expectNewSocket(sockets);

  await buyWhatsApp(first);
  for (const tab of [first, second, third]) await expect(tab.getByRole('article')).toHaveCount(2);
  await receive(server, '111111', [first, second, third]);

  const [former] = sockets;
  await first.close();
  await expectNewSocket(sockets, former);
  await receive(server, '222222', [second, third]);

  const before = await balanceOf(third).innerText();
  await second.getByRole('button', { name: 'Cancel & Refund' }).and(second.locator(':enabled')).click();
  await expect(third.getByRole('article')).toHaveCount(1);
  await expect(balanceOf(second)).not.toHaveText(before);
  await expect(balanceOf(third)).toHaveText(await balanceOf(second).innerText());

  // Calls of a minute are limited, and what has just been loaded is not loaded again.
  await advance(MINUTE_MS);
  const [frozen] = sockets;
  const loaded = third.waitForResponse('**/numbers/active*');
  await dispatchLifecycleEvent(second, 'freeze');
  await expectNewSocket(sockets, frozen);
  await loaded;
  await receive(server, '333333', [third]);
  await dispatchLifecycleEvent(second, 'resume');
  await expect(second.getByRole('article')).toContainText('333333');

  // Every tab shows the state of the shared connection.
  server.world.flags.socketsRefused = true;
  dropSockets(server.world, 1012);
  for (const tab of [second, third]) await expect(tab.getByText('Connection Issue')).toBeVisible();
  expect(sockets.size).toBe(0);
});
