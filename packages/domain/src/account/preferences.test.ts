import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { pageVisibilityChanged } from '../lib/page';
import type { StorageKey } from '../lib/ports';
import { createTestScope } from '../testing/harness/create-test-scope';
import { $preferences, preferencesChanged, preferencesRequested } from './preferences';

const aBrowser = (stored = new Map<StorageKey, unknown>()) => {
  return { stored, openTab: () => createTestScope({ stored }).scope };
};

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
  const { openTab } = aBrowser();
  const [one, other] = [openTab(), openTab()];
  await allSettled(preferencesChanged, { scope: one, params: { codeInTitle: false } });
  await allSettled(pageVisibilityChanged, { scope: other, params: false });
  expect(other.getState($preferences)).toEqual(unchosen);
  await allSettled(pageVisibilityChanged, { scope: other, params: true });
  expect(other.getState($preferences)).toEqual({ ...unchosen, codeInTitle: false });
});

it('preferences: keep changes made in another window', async () => {
  const { openTab } = aBrowser();
  const [one, other] = [openTab(), openTab()];
  await allSettled(preferencesChanged, { scope: one, params: { sound: true } });
  await allSettled(preferencesChanged, { scope: other, params: { codeInTitle: false } });
  await allSettled(preferencesRequested, { scope: one });
  const both = { ...unchosen, sound: true, codeInTitle: false };
  expect([one.getState($preferences), other.getState($preferences)]).toEqual([both, both]);
});

it.each([
  [null, unchosen],
  ['nonsense', unchosen],
  [{ sound: 'loud', numberFormat: 'roman', notifications: 1, numbersWithoutCode: 'keep' }, unchosen],
  [{ sound: true }, { ...unchosen, sound: true }],
])('preferences: stored as %j are parsed field by field', async (value, chosen) => {
  const tab = aBrowser(new Map([['preferences', value]])).openTab();
  await allSettled(preferencesRequested, { scope: tab });
  expect(tab.getState($preferences)).toEqual(chosen);
});
