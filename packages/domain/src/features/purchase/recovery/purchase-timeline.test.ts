import { expect, it, vi } from 'vitest';
import type { ApiError } from '../../../api/errors/api-error';
import type { PurchasedNumber } from '../../../contracts';
import { formatClockTime } from '../../../rules';
import { openConfirmStep, openTab } from '../../../testing/fixtures/purchase-page.fixture';
import { $purchaseTimeline } from './purchase-timeline';
import { purchaseClicked } from '../submit/submit-purchase';
import { purchaseErrorDismissed } from '../submit/purchase-error';
import { purchaseRestoreRequested } from '../submit/attempt';
import { pass, useFakeClock } from '../../../testing/harness/use-fake-clock';

const NOON = Date.parse('2025-10-01T12:00:00.000Z');
const AHEAD_MS = 3_600_000;

useFakeClock(NOON);

const LOST: ApiError = { kind: 'network', elapsedMs: 10 };

/** Each station with its time; one ahead begins with a question mark. */
const stationsIn = ({ scope }: Pick<ReturnType<typeof openTab>, 'scope'>) =>
  scope
    .getState($purchaseTimeline)
    ?.map(({ step, at, isReached }) => `${isReached ? '' : '?'}${step} ${at ?? '-'}`);

/** The server's time so many ms after noon on this machine. */
const at = (ms: number) => formatClockTime(NOON + AHEAD_MS + ms);

const openLost = async (active: () => PurchasedNumber[] | Promise<PurchasedNumber[]> = () => []) => {
  const tab = await openConfirmStep({
    offsetMs: AHEAD_MS,
    active,
    purchase: () =>
      new Promise((_, reject) => {
        setTimeout(() => reject(LOST as unknown as Error), 2_000);
      }),
  });
  const clicked = Date.now() - NOON;
  tab.fire(purchaseClicked, undefined);
  await pass(2_000);
  return { ...tab, clicked };
};

it('purchase timeline: contains the times of sending, loss and check, and that nothing was charged', async () => {
  const tab = await openLost();
  const { clicked } = tab;
  const sent = [`sent ${at(clicked)}`, `response-lost ${at(clicked + 2_000)}`];
  const decided = `?resolved ${at(clicked + 90_000)}`;
  expect(stationsIn(tab)).toEqual([...sent, `lookup-done ${at(clicked + 2_000)}`, decided]);
  await pass(8_000);
  expect(stationsIn(tab)).toEqual([...sent, `lookup-done ${at(clicked + 10_000)}`, decided]);
  await pass(80_000);
  const last = at(clicked + 90_000);
  expect(stationsIn(tab)).toEqual([...sent, `lookup-done ${last}`, `not-charged ${last}`]);
  tab.fire(purchaseErrorDismissed, undefined);
  expect(stationsIn(tab)).toBeUndefined();
});

it('purchase timeline: omits times lost in a page reload', async () => {
  const click = { userId: '7', key: 'k', clickedAt: NOON + AHEAD_MS, clickedHereAt: NOON, knownIds: [] };
  const tab = openTab({
    offsetMs: AHEAD_MS,
    stored: { ...click, country: '187', service: 'wa', operator: '' },
  });
  vi.setSystemTime(NOON + 5_000);
  tab.fire(purchaseRestoreRequested, undefined);
  await pass(0);
  expect(stationsIn(tab)?.slice(0, 2)).toEqual([`sent ${at(0)}`, 'response-lost -']);
  await pass(90_000);
  expect(stationsIn(tab)).toBeUndefined();
});
