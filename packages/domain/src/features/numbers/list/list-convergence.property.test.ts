import fc from 'fast-check';
import { fork, scopeBind, type EventCallable } from 'effector';
import { expect, it, vi } from 'vitest';
import type { CallOptions } from '../../../api/client/api-client';
import { $apiClient } from '../../../api/client/operation-fx';
import type { Operation, PurchasedNumber, RequestOf } from '../../../contracts';
import { activeNumbers } from '../../../contracts/numbers';
import { REPEATED_READ_GAP_MS } from '../../../limits';
import {
  numberCancelledByUser,
  numberCompletedByUser,
  numberExpired,
  numberPurchased,
  smsReceived,
} from '../../../realtime/messages/events';
import { isActiveNumber } from '../../../rules';
import { aBalance, aNumber, aReceivedSms, createFakeApiClient, NOON, useFakeClock } from '../../../testing';
import { $activeNumbers, $receivedCount, $unlistedNumbers, activeNumbersRequested } from './active-numbers';

useFakeClock(NOON);

const IDS = ['1', '2', '3'] as const;
type Id = (typeof IDS)[number];

type Step =
  /** The server sells a number, delivers an SMS to it or ends it, and sends a message about that. */
  | { readonly kind: 'buy' | 'sms' | 'expire' | 'cancel' | 'complete'; readonly id: Id }
  /** The page receives the oldest message that is on its way. */
  | { readonly kind: 'receive' }
  /** The page requests the list; the server answers with its data at once, or at the end of the call. */
  | { readonly kind: 'read'; readonly isSlow: boolean }
  /** The page receives the response to the oldest call in flight. */
  | { readonly kind: 'answer' }
  | { readonly kind: 'wait' };

const id = fc.constantFrom(...IDS);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('buy' as const, 'sms' as const), id }) },
  fc.record({ kind: fc.constantFrom('expire' as const, 'cancel' as const, 'complete' as const), id }),
  { weight: 4, arbitrary: fc.constant({ kind: 'receive' as const }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('read' as const), isSlow: fc.boolean() }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'answer' as const }) },
  fc.constant({ kind: 'wait' as const }),
);

/** A server that a page is connected to. The page sent a call for the list early, before it was connected. */
const createWorld = (owned: readonly Id[]) => {
  const server = new Map(owned.map((own) => [own, numberOf(own)]));
  const listed = () => [...server.values()].filter(isActiveNumber);
  const messages: (() => void)[] = [];
  const calls: (() => void)[] = [];
  /** Codes the page was sent by a message, by number. */
  const received = new Map<Id, string>();
  let early: readonly PurchasedNumber[] | null = listed();
  let isSlow = false;
  let sms = 0;

  const others = createFakeApiClient({ balance: () => aBalance(5) });
  const client = {
    ...others,
    call: <O extends Operation>(operation: O, request: RequestOf<O>, options: CallOptions = {}) => {
      if (operation.path !== activeNumbers.path) return others.call(operation, request);
      const { earliestMs = 0, signal } = options;
      const isEarly = early !== null && NOON > earliestMs;
      const known = isEarly ? early : isSlow ? null : listed();
      early = null;
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject({ kind: 'aborted' }));
        calls.push(() => resolve({ numbers: known ?? listed(), pagination: null }));
      });
    },
  };
  const scope = fork({ values: [[$apiClient, client]] });
  const send = <T>(unit: EventCallable<T>, params: NoInfer<T>, then = (): void => undefined): void => {
    messages.push(() => {
      scopeBind(unit, { scope })(params);
      then();
    });
  };

  const change = (own: Id, fields: Partial<PurchasedNumber>): void => {
    server.set(own, { ...numberOf(own), ...server.get(own), ...fields });
  };
  const happens = ({ kind, id: own }: Extract<Step, { readonly id: Id }>): void => {
    const number = server.get(own);
    const status = number?.status;
    const named = { activationId: `a${own}` };
    if (kind === 'buy' && number === undefined) {
      change(own, {});
      send(numberPurchased, { purchaseId: own, number: numberOf(own) });
    } else if (kind === 'sms' && (status === 'waiting' || status === 'received')) {
      const code = String((sms += 1));
      change(own, { status: 'received', smsCode: code });
      send(smsReceived, [aReceivedSms({ ...named, purchaseId: own, code })], () => received.set(own, code));
    } else if (kind === 'expire' && status === 'waiting') {
      change(own, { status: 'expired' });
      send(numberExpired, { ...named, phoneNumber: '' });
    } else if (kind === 'cancel' && status === 'waiting') {
      change(own, { status: 'cancelled' });
      send(numberCancelledByUser, named);
    } else if (kind === 'complete' && status === 'received') {
      change(own, { status: 'used' });
      send(numberCompletedByUser, named);
    }
  };

  const play = async (next: Step): Promise<void> => {
    if (next.kind === 'receive') messages.shift()?.();
    else if (next.kind === 'answer') calls.shift()?.();
    else if (next.kind === 'read') {
      isSlow = next.isSlow;
      scopeBind(activeNumbersRequested, { scope })();
    } else if (next.kind !== 'wait') happens(next);
    // Two things never happen in the same millisecond.
    await vi.advanceTimersByTimeAsync(next.kind === 'wait' ? REPEATED_READ_GAP_MS : 1);
  };

  return {
    scope,
    play,
    received,
    server,
    listed,
    isQuiet: () => messages.length + calls.length === 0,
  };
};

function numberOf(own: Id): PurchasedNumber {
  return aNumber({ id: own, activationId: `a${own}` });
}

/** The codes of the active numbers; undefined before the first list. */
const codesOf = (numbers: readonly PurchasedNumber[] | null) =>
  numbers
    ?.filter(isActiveNumber)
    .map(({ id: own, status, smsCode }) => [own, status, smsCode])
    .toSorted();

it('active numbers: converge on the server, whatever the order of early fetch, calls, responses and messages', async () => {
  await fc.assert(
    fc.asyncProperty(fc.subarray([...IDS]), fc.array(step, { maxLength: 25 }), async (owned, steps) => {
      vi.clearAllTimers();
      vi.setSystemTime(NOON + 1);
      const world = createWorld(owned);
      const { scope, received, server } = world;
      const isRead = steps.some(({ kind }) => kind === 'read');
      const ending: readonly Step[] = isRead ? [] : [{ kind: 'read', isSlow: false }];
      for (const next of [...steps, ...ending]) {
        await world.play(next);
        // A code that was received is there, whether or not the page has a list.
        const codes = [
          ...(scope.getState($activeNumbers) ?? []).map(({ smsCode }) => smsCode),
          ...scope.getState($unlistedNumbers).map(({ smsCode }) => smsCode),
        ];
        for (const [own, code] of received) {
          const number = server.get(own);
          if (number?.status === 'received' && number.smsCode === code) expect(codes).toContain(code);
        }
      }
      while (!world.isQuiet()) {
        await world.play({ kind: 'receive' });
        await world.play({ kind: 'answer' });
        await world.play({ kind: 'wait' });
      }
      expect(codesOf(scope.getState($activeNumbers))).toEqual(codesOf(world.listed()));
      expect(scope.getState($receivedCount)).toBe(
        world.listed().filter(({ status }) => status === 'received').length,
      );
    }),
    { numRuns: 300 },
  );
});
