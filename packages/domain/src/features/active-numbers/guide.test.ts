import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { $ports, noBrowser, type Kept, type KeptName } from '../../ports';
import { $isGuideOpen } from './guide';
import { activeNumbersScreenToggled } from './reload';

it('is open the first time the screen comes up in a browser, and folded from then on', async () => {
  const kept = new Map<KeptName, unknown>();
  const openPage = async () => {
    const ports = {
      ...noBrowser,
      loadKept: (name: KeptName) => kept.get(name) ?? null,
      saveKept: ({ name, value }: Kept) => void kept.set(name, value),
    };
    const scope = fork({ values: [[$ports, ports]] });
    await allSettled(activeNumbersScreenToggled, { scope, params: true });
    await allSettled(activeNumbersScreenToggled, { scope, params: false });
    return scope.getState($isGuideOpen);
  };
  expect([await openPage(), await openPage()]).toEqual([true, false]);
});
