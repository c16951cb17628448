import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { $ports, noBrowser, type StorageWrite, type StorageKey } from '../../../lib/ports';
import { $isGuideOpen } from './guide';
import { activeNumbersScreen } from '../list/polling';

it('guide: is open the first time the screen opens in a browser, and collapsed from then on', async () => {
  const stored = new Map<StorageKey, unknown>();
  const openPage = async () => {
    const ports = {
      ...noBrowser,
      readStorage: (name: StorageKey) => stored.get(name) ?? null,
      writeStorage: ({ name, value }: StorageWrite) => void stored.set(name, value),
    };
    const scope = fork({ values: [[$ports, ports]] });
    const openScreen = async () => {
      const before = scope.getState($isGuideOpen);
      await allSettled(activeNumbersScreen.toggled, { scope, params: true });
      const after = scope.getState($isGuideOpen);
      await allSettled(activeNumbersScreen.toggled, { scope, params: false });
      return [before, after];
    };
    return { first: await openScreen(), again: await openScreen() };
  };
  const folded = [false, false];
  expect(await openPage()).toEqual({ first: [false, true], again: folded });
  expect(await openPage()).toEqual({ first: folded, again: folded });
});
