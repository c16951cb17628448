import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { pageVisibilityChanged } from '../lib/page';
import type { StorageKey } from '../lib/ports';
import { createTestScope } from '../testing/harness/create-test-scope';
import { $preferences, preferencesChanged, preferencesRequested } from './preferences';

const openTab = (stored: Map<StorageKey, unknown>) => createTestScope({ stored }).scope;

const unchosen = {
  smsReceived: true,
  sound: false,
  notifications: null,
  codeInTitle: true,
  refundAlert: false,
  lowBalance: true,
  lowBalanceUsd: null,
  numbersWithoutCode: 'cancel',
  waitingOrder: 'newest',
  numberFormat: 'e164',
  singleKeys: true,
};

it('preferences: are reloaded from another tab when the page becomes visible', async () => {
  const stored = new Map<StorageKey, unknown>();
  const [one, other] = [openTab(stored), openTab(stored)];
  await allSettled(preferencesChanged, { scope: one, params: { codeInTitle: false } });
  await allSettled(pageVisibilityChanged, { scope: other, params: false });
  expect(other.getState($preferences)).toEqual(unchosen);
  await allSettled(pageVisibilityChanged, { scope: other, params: true });
  expect(other.getState($preferences)).toEqual({ ...unchosen, codeInTitle: false });
});

it.each([
  [null, unchosen],
  ['nonsense', unchosen],
  [{ sound: 'loud', numberFormat: 'roman', notifications: 1, numbersWithoutCode: 'keep' }, unchosen],
  [{ sound: true }, { ...unchosen, sound: true }],
])('preferences: stored as %j are parsed field by field', async (value, chosen) => {
  const tab = openTab(new Map([['preferences', value]]));
  await allSettled(preferencesRequested, { scope: tab });
  expect(tab.getState($preferences)).toEqual(chosen);
});
