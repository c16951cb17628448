import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { pageFrozen, pageVisibilityChanged } from '../../lib/page';
import { REPEATED_READ_GAP_MS, UNDO_MS } from '../../limits/tuning';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { openCards } from '../../testing/fixtures/numbers.fixture';
import { completeClicked, completeUndone } from './pending-completions';
import { activeNumbersRequested } from '../list/active-numbers-query';
import { activeNumbersScreen } from '../list/polling';

useFakeClock(NOON);

const IDS = ['1', '2', '3'] as const;

const received = (id: string) =>
  aNumber({ id, activationId: `a${id}`, status: 'received', smsCode: '1234', expiresAt: null });

const open = async (completeNumber: () => null | Promise<null> = () => null) => {
  const screen = await openCards(IDS.map(received), { completeNumber });
  return {
    ...screen,
    click: (id: string) => screen.fire(completeClicked, id),
    undo: (id: string) => screen.fire(completeUndone, id),
    sent: () => screen.callsTo('completeNumber'),
  };
};
type Fire = Awaited<ReturnType<typeof open>>['fire'];

it('Mark Complete: makes no call for a number completed elsewhere meanwhile', async () => {
  const { click, server, sent, fire } = await open();
  click('1');
  server.numbers = [];
  await pass(REPEATED_READ_GAP_MS);
  fire(activeNumbersRequested, undefined);
  await pass(UNDO_MS);
  expect(sent()).toBe(0);
});

it.each([
  ['the page goes out of view', (fire: Fire) => fire(pageVisibilityChanged, false)],
  ['the browser leaves the page', (fire: Fire) => fire(pageFrozen, undefined)],
  ['another screen is opened', (fire: Fire) => fire(activeNumbersScreen.toggled, false)],
])('flush of pending completions: happens when %s', async (_, leave) => {
  const { fire, click, undo, sent } = await open(() => new Promise(() => undefined));
  click('1');
  click('2');
  click('3');
  undo('3');
  leave(fire);
  expect(sent()).toBe(2);
  leave(fire);
  await pass(10 * UNDO_MS);
  expect(sent()).toBe(2);
});

it('pending completions: one click makes one call at most, after five seconds at most, whatever happens', async () => {
  const id = fc.constantFrom(...IDS);
  const step = fc.oneof(
    fc.record({ kind: fc.constant('click' as const), id }),
    fc.record({ kind: fc.constant('undo' as const), id }),
    fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 4_000 }) }),
    fc.record({ kind: fc.constantFrom('hide' as const, 'show' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      vi.clearAllTimers();
      const { fire, click, undo, sent, card } = await open();
      /** Ids of the numbers that were clicked and not undone. */
      const meant = new Set<string>();
      for (const it of steps) {
        if (it.kind === 'click' && card(it.id)?.complete === 'available') {
          click(it.id);
          meant.add(it.id);
        } else if (it.kind === 'undo' && card(it.id)?.complete === 'pending') {
          undo(it.id);
          meant.delete(it.id);
        } else if (it.kind === 'pass') await pass(it.ms);
        else if (it.kind === 'hide' || it.kind === 'show') fire(pageVisibilityChanged, it.kind === 'show');
        expect(sent()).toBeLessThanOrEqual(meant.size);
      }
      await pass(UNDO_MS);
      expect(sent()).toBe(meant.size);
    }),
    { numRuns: 50 },
  );
});
