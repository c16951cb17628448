import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { StorageKey } from '../lib/ports';
import { ada, createTestScope } from '../testing/harness/create-test-scope';
import { wizardOpened } from './selection';
import { $favouriteServiceCodes, favouriteServiceToggled } from './favourites';

/** One browser, whose pages share its storage. */
const createBrowser = () => {
  const stored = new Map<StorageKey, unknown>();
  const openPage = async (id = '7') => {
    const { scope } = createTestScope({ user: { ...ada, id }, stored });
    await allSettled(wizardOpened, { scope });
    return {
      scope,
      toggle: (code: string) => allSettled(favouriteServiceToggled, { scope, params: code }),
      codes: () => scope.getState($favouriteServiceCodes),
    };
  };
  return { openPage, stored };
};

it("favourites: two open windows do not undo each other's changes", async () => {
  const { openPage } = createBrowser();
  const [one, other] = [await openPage(), await openPage()];
  await one.toggle('wa');
  await other.toggle('tg');
  expect(other.codes()).toEqual(['wa', 'tg']);
  expect((await openPage()).codes()).toEqual(['wa', 'tg']);
  // The other window does not show yet that this is a favourite, so the press marks it.
  await one.toggle('fb');
  await other.toggle('fb');
  expect(other.codes()).toEqual(['wa', 'tg', 'fb']);
});

it('favourites: are kept for their user only', async () => {
  const { openPage } = createBrowser();
  const own = await openPage();
  await own.toggle('wa');
  const other = await openPage('8');
  expect(other.codes()).toEqual([]);
  await other.toggle('fb');
  expect((await openPage()).codes()).toEqual(['wa']);
  expect((await openPage('8')).codes()).toEqual(['fb']);
});
