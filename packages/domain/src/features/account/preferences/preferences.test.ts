import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { pageVisibilityChanged } from '../../../lib/page';
import { $ports, noBrowser, type StorageWrite, type StorageKey } from '../../../lib/ports';
import { $preferences, preferencesChanged, preferencesRequested } from './preferences';

const aBrowser = (stored = new Map<StorageKey, unknown>()) => {
  const ports = {
    ...noBrowser,
    readStorage: (name: StorageKey) => stored.get(name) ?? null,
    writeStorage: ({ name, value }: StorageWrite) => void stored.set(name, value),
  };
  return { stored, openTab: () => fork({ values: [[$ports, ports]] }) };
};

const unchosen = {
  sound: false,
  notifications: null,
  codeInTitle: true,
  refundAlert: false,
  numberFormat: 'e164',
  singleKeys: true,
  copyTemplate: '',
};

it('starts silent, with the code in the title', async () => {
  const tab = aBrowser().openTab();
  await allSettled(preferencesRequested, { scope: tab });
  expect(tab.getState($preferences)).toEqual(unchosen);
});

it('keeps what was chosen for the next page', async () => {
  const { openTab } = aBrowser();
  const first = openTab();
  await allSettled(preferencesChanged, { scope: first, params: { sound: true } });
  await allSettled(preferencesChanged, { scope: first, params: { numberFormat: 'national' } });
  const next = openTab();
  await allSettled(preferencesRequested, { scope: next });
  expect(next.getState($preferences)).toEqual({ ...unchosen, sound: true, numberFormat: 'national' });
});

it('learns what another tab chose when it comes into view', async () => {
  const { openTab } = aBrowser();
  const [one, other] = [openTab(), openTab()];
  await allSettled(preferencesChanged, { scope: one, params: { codeInTitle: false } });
  await allSettled(pageVisibilityChanged, { scope: other, params: false });
  expect(other.getState($preferences)).toEqual(unchosen);
  await allSettled(pageVisibilityChanged, { scope: other, params: true });
  expect(other.getState($preferences)).toEqual({ ...unchosen, codeInTitle: false });
});

it('leaves what a window beside this one chose', async () => {
  const { openTab } = aBrowser();
  const [one, other] = [openTab(), openTab()];
  await allSettled(preferencesChanged, { scope: one, params: { sound: true } });
  await allSettled(preferencesChanged, { scope: other, params: { codeInTitle: false } });
  await allSettled(preferencesRequested, { scope: one });
  const both = { ...unchosen, sound: true, codeInTitle: false };
  expect([one.getState($preferences), other.getState($preferences)]).toEqual([both, both]);
});

it('counts for this page where the browser keeps nothing', async () => {
  const tab = fork();
  await allSettled(preferencesChanged, { scope: tab, params: { sound: true } });
  await allSettled(preferencesChanged, { scope: tab, params: { singleKeys: false } });
  expect(tab.getState($preferences)).toEqual({ ...unchosen, sound: true, singleKeys: false });
});

it.each([
  [null, unchosen],
  ['nonsense', unchosen],
  [{ sound: 'loud', numberFormat: 'roman', notifications: 1, copyTemplate: 7 }, unchosen],
  [{ sound: true }, { ...unchosen, sound: true }],
])('reads what was kept as %j field by field', async (value, chosen) => {
  const tab = aBrowser(new Map([['preferences', value]])).openTab();
  await allSettled(preferencesRequested, { scope: tab });
  expect(tab.getState($preferences)).toEqual(chosen);
});
