import { expect, it } from 'vitest';
import { balanceRequested } from '../account/balance';
import { readRealtimeMessage } from '../contracts/messages';
import type { StorageKey } from '../lib/ports';
import { SECOND_MS } from '../limits/spec';
import { REPEATED_READ_GAP_MS } from '../limits/tuning';
import { cancelClicked } from '../numbers/actions/number-actions';
import { activeNumbersRequested } from '../numbers/list/active-numbers-query';
import { messagesArrived } from '../realtime/messages/events';
import { aBalance } from '../testing/fixtures/a-balance';
import { aNumber, NOON } from '../testing/fixtures/a-number';
import { openScreen } from '../testing/fixtures/numbers.fixture';
import { openWorkspace } from '../testing/harness/opened-tabs';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';

useFakeClock(NOON);

const named = { activationId: 'a1', purchaseId: 1, phoneNumber: '+12025550123' };
const expired = { type: 'number_expired', data: named };
const cancelled = { type: 'number_cancelled', data: { ...named, purchaseId: '1' } };

/** A page of a browser that has stored something; receives frames, one after the other. */
const open = async (numbers = [aNumber()], stored = new Map<StorageKey, unknown>()) => {
  const workspace = await openWorkspace({ numbers, stored });
  const receive = async (...frames: readonly object[]) => {
    for (const frame of frames) {
      workspace.sockets.current().push(frame);
      await workspace.nextFrame();
    }
    return workspace.toastTexts();
  };
  return { ...workspace, stored, receive };
};

const TOAST = 'Number +12025550123 expired';

it.each([
  ['of a listed number', [aNumber({ phoneNumber: '+12025550123' })]],
  ['of a number that this page does not know', []],
])('end of a number: is told once, however often the server repeats it: %s', async (_, numbers) => {
  const { receive } = await open(numbers);
  expect(await receive(expired, expired, expired)).toEqual([TOAST]);
});

const nameless = { type: 'number_expired', data: { activationId: 'a1', purchaseId: 1 } };

it.each([
  ['by the list', [aNumber({ phoneNumber: '12025550123' })], TOAST],
  ['by nobody', [], 'A number expired'],
])('end of a number: a message without its phone number names it as known here %s', async (...known) => {
  const [, numbers, text] = known;
  const { receive } = await open(numbers);
  expect(await receive(nameless)).toEqual([text]);
});

it('end of a number: is not told of one that was cancelled, also by the page before', async () => {
  const { receive, stored } = await open();
  expect(await receive(cancelled, expired)).toEqual([]);
  const next = await open([], stored);
  expect(await next.receive(expired)).toEqual([]);
});

const REFUNDED = 'Number cancelled and fully refunded!';
const risenTo = (balance: number) => ({ type: 'balance_updated', data: { balance, previousBalance: 5 } });
const ANSWER = 'the answer of the cancel';

it.each([
  ['before the answer of the cancel', [risenTo(5.3), ANSWER], [REFUNDED]],
  ['after it', [ANSWER, risenTo(5.3)], [REFUNDED]],
  ['with the message of the cancel', [cancelled, risenTo(5.3), ANSWER], [REFUNDED]],
  ['with a payment', [ANSWER, risenTo(7.3)], [REFUNDED, 'Balance increased by $2.3000']],
  ['from another device', [cancelled, risenTo(5.3)], ['Balance increased by $0.3000']],
])('refund: is told once where the rise of the balance comes %s', async (_, happenings, texts) => {
  let answer = (): void => undefined;
  const { fire, ...tab } = openScreen([aNumber()], {
    cancelNumber: () => new Promise((resolve) => (answer = () => resolve(null))),
    // Slower than the messages.
    balance: () => new Promise((resolve) => setTimeout(() => resolve(aBalance(5)), SECOND_MS)),
  });
  fire(activeNumbersRequested, undefined);
  fire(balanceRequested, undefined);
  await pass(REPEATED_READ_GAP_MS + SECOND_MS);
  if (happenings.includes(ANSWER)) fire(cancelClicked, '1');
  for (const happening of happenings) {
    const message = readRealtimeMessage(happening);
    if (message === null) answer();
    else fire(messagesArrived, [message]);
    await pass(0);
  }
  expect(tab.texts()).toEqual(texts);
});
