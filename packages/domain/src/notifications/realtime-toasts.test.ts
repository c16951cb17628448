import { expect, it } from 'vitest';
import type { StorageKey } from '../lib/ports';
import { aNumber, NOON } from '../testing/fixtures/a-number';
import { openWorkspace } from '../testing/harness/opened-tabs';
import { useFakeClock } from '../testing/harness/use-fake-clock';

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
