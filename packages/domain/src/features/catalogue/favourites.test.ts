import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { FAVOURITES_MAX } from '../../limits';
import { noBrowser, portsSupplied, type StorageKey } from '../../lib/ports';
import { createTestScope } from '../../testing';
import { ada } from '../../testing/harness/opened-workspace';
import { wizardOpened } from './selection';
import { sessionEnded } from '../../lib/session-events';
import { $favouriteCountryCodes, $favouriteServiceCodes, favouriteCountryToggled } from './favourites';

/** One browser, whose pages share its storage. */
const createBrowser = () => {
  const stored = new Map<StorageKey, unknown>();
  const openPage = async (id = '7') => {
    const { scope } = createTestScope({ user: { ...ada, id }, stored });
    await allSettled(wizardOpened, { scope });
    return {
      scope,
      toggle: (code: string) => allSettled(favouriteCountryToggled, { scope, params: code }),
      codes: () => scope.getState($favouriteCountryCodes),
    };
  };
  return { openPage, stored };
};

it('favourites: are marked and unmarked one by one, separately for countries and services', async () => {
  const { openPage } = createBrowser();
  const { toggle, codes, scope } = await openPage();
  await toggle('36');
  await toggle('187');
  expect(codes()).toEqual(['36', '187']);
  await toggle('36');
  expect(codes()).toEqual(['187']);
  expect(scope.getState($favouriteServiceCodes)).toEqual([]);
});

it('favourites: are a hundred at most; the oldest is evicted', async () => {
  const { openPage } = createBrowser();
  const { toggle, codes } = await openPage();
  for (let code = 0; code <= FAVOURITES_MAX; code += 1) await toggle(`${code}`);
  expect(codes()).toHaveLength(FAVOURITES_MAX);
  expect(codes()).not.toContain('0');
});

it("favourites: two open windows do not undo each other's changes", async () => {
  const { openPage } = createBrowser();
  const [one, other] = [await openPage(), await openPage()];
  await one.toggle('36');
  await other.toggle('187');
  expect(other.codes()).toEqual(['36', '187']);
  expect((await openPage()).codes()).toEqual(['36', '187']);
  // The other window does not show yet that this is a favourite, so the press marks it.
  await one.toggle('19');
  await other.toggle('19');
  expect(other.codes()).toEqual(['36', '187', '19']);
});

it('favourites: last for the page in a browser without storage', async () => {
  const { scope } = createTestScope({ user: ada });
  await allSettled(favouriteCountryToggled, { scope, params: '36' });
  await allSettled(favouriteCountryToggled, { scope, params: '187' });
  expect(scope.getState($favouriteCountryCodes)).toEqual(['36', '187']);
});

it('favourites: survive the session, for their user only', async () => {
  const { openPage } = createBrowser();
  const own = await openPage();
  await own.toggle('36');
  await allSettled(sessionEnded, { scope: own.scope });
  expect(own.codes()).toEqual([]);

  const other = await openPage('8');
  expect(other.codes()).toEqual([]);
  await other.toggle('19');
  expect((await openPage()).codes()).toEqual(['36']);
  expect((await openPage('8')).codes()).toEqual(['19']);
});

it('favourites: are empty when the stored value is invalid', async () => {
  const { openPage, stored } = createBrowser();
  stored.set('favourite-countries-of-7', { nonsense: true });
  expect((await openPage()).codes()).toEqual([]);
});

it('favourites: load when the browser is supplied after the screen', async () => {
  const { scope } = createTestScope({ user: ada });
  await allSettled(wizardOpened, { scope });
  expect(scope.getState($favouriteCountryCodes)).toEqual([]);
  const stored = { 'favourite-countries-of-7': ['36'] } as Partial<Record<StorageKey, unknown>>;
  const ports = { ...noBrowser, readStorage: (name: StorageKey) => stored[name] ?? null };
  await allSettled(portsSupplied, { scope, params: ports });
  expect(scope.getState($favouriteCountryCodes)).toEqual(['36']);
});
