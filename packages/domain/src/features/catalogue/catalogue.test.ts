import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../api/errors/api-error';
import { REPEATED_READ_GAP_MS } from '../../limits';
import { lookUpPrice, type Selection } from '../../rules';
import { createTestScope, type FakeCalls } from '../../testing';
import { $cheapestCountries } from './offers/cheapest-countries';
import { $catalogueError, $catalogueStatus, catalogueRequested } from './lists/catalogue-lists';
import { $countryScope, $shownCountries, countryQueryChanged } from './lists/country-list';
import { $hasAvailabilityFailed } from './offers/availability';
import { $pricesStatus, $isPricesLoading, $priceBook } from './offers/prices';
import { $operators, $operatorsStatus } from './offers/operators';
import { $popularServices, $shownServices, serviceQueryChanged } from './lists/service-list';
import { selectionDataRequested, selectionPrefilled, selectionRestored, wizardOpened } from './selection';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

const offline: ApiError = { kind: 'network', elapsedMs: 5 };
const country = (code: string, name: string) => ({ code, name, rus: '' });
const service = (code: string, name: string, popular = false) => ({
  code,
  name,
  category: 'other',
  popular,
  isFavorite: false,
  price: 0.15,
  available: 3,
});

type Answers = { -readonly [N in keyof FakeCalls]: FakeCalls[N] };

const createSubject = (calls: FakeCalls = {}) => {
  const answers: Answers = {
    services: () => [service('wa', 'WhatsApp'), service('tw', 'Twitter')],
    countries: () => [country('2', 'Kazakhstan'), country('187', 'USA')],
    operators: () => [{ id: 'tmobile', name: 'T-Mobile' }],
    prices: () => ({ '187': { wa: { realPrice: 0.2 } } }),
    availability: () => new Map([['wa', 12]]),
    ...calls,
  };
  const { scope, client } = createTestScope({ calls: answers });
  return {
    scope,
    answers,
    callsOf: (name: string) => client.made.filter((call) => call.name === name).map(({ request }) => request),
    select: async (selection: Partial<Selection>) => {
      const params = { country: null, service: null, operator: null, ...selection };
      const done = allSettled(selectionRestored, { scope, params });
      await vi.advanceTimersByTimeAsync(500);
      await done;
    },
  };
};

const fail = (): never => {
  throw offline as unknown;
};

useFakeClock();

describe('services and countries', () => {
  it('services and countries: are ready once both are loaded', async () => {
    const { scope } = createSubject();
    expect(scope.getState($catalogueStatus)).toBe('loading');
    await allSettled(catalogueRequested, { scope });
    expect(scope.getState($catalogueStatus)).toBe('ready');
    expect(scope.getState($shownCountries).map(({ name }) => name)).toEqual(['USA']);
  });

  it.each([
    ['services', 'Failed to fetch services'],
    ['countries', 'Failed to fetch countries'],
  ] as const)('services and countries: fail when %s fail, and recover with a retry', async (name, text) => {
    const { scope, answers } = createSubject();
    const working = { ...answers };
    answers[name] = fail;
    await allSettled(catalogueRequested, { scope });
    expect(scope.getState($catalogueStatus)).toBe('failed');
    expect(scope.getState($catalogueError)).toBe(text);
    Object.assign(answers, working);
    await allSettled(catalogueRequested, { scope });
    expect(scope.getState($catalogueStatus)).toBe('ready');
    expect(scope.getState($catalogueError)).toBeNull();
  });

  it('services and countries: load for the next user when an ended session left a load in flight', async () => {
    const { scope, answers } = createSubject();
    answers['services'] = () => {
      throw { kind: 'stale-session' } as unknown;
    };
    await allSettled(catalogueRequested, { scope });
    expect(scope.getState($catalogueError)).toBeNull();
  });

  it('services and countries: stay when a reload fails', async () => {
    const { scope, answers } = createSubject();
    await allSettled(catalogueRequested, { scope });
    answers['services'] = fail;
    await allSettled(catalogueRequested, { scope });
    expect(scope.getState($catalogueStatus)).toBe('ready');
    expect(scope.getState($shownServices)).toHaveLength(1);
  });

  it('services and countries: are searchable', async () => {
    const { scope } = createSubject();
    await allSettled(catalogueRequested, { scope });
    await allSettled(countryQueryChanged, { scope, params: 'kaz' });
    expect(scope.getState($shownCountries).map(({ code }) => code)).toEqual(['2']);
    expect(scope.getState($countryScope)).toBe('search');
    await allSettled(serviceQueryChanged, { scope, params: 'what' });
    expect(scope.getState($shownServices).map(({ code }) => code)).toEqual(['wa']);
    expect(scope.getState($popularServices)).toEqual([]);
  });
});

describe('data of the selection', () => {
  it('data of the selection: loads by country, then by country and service, operators by country only', async () => {
    const { select, callsOf } = createSubject();
    await select({ country: '187' });
    await select({ country: '187', service: 'wa' });
    await select({ country: '187', service: 'wa', operator: 'tmobile' });
    expect(callsOf('operators')).toEqual([{ params: { country: '187' } }]);
    expect(callsOf('prices')).toEqual([
      { query: { country: '187' } },
      { query: { country: '187', service: 'wa' } },
    ]);
    expect(callsOf('availability')).toEqual([
      { query: { country: '187' } },
      { query: { country: '187', operator: 'tmobile' } },
    ]);
  });

  it('data of the selection: prices and stock of the country override the service list', async () => {
    const { scope, select } = createSubject();
    await allSettled(catalogueRequested, { scope });
    expect(scope.getState($popularServices)).toEqual([
      { code: 'wa', name: 'WhatsApp', price: '$0.1500', availability: 3, isFavourite: false },
    ]);
    await select({ country: '187' });
    expect(scope.getState($popularServices)).toEqual([
      { code: 'wa', name: 'WhatsApp', price: '$0.4000', availability: 12, isFavourite: false },
    ]);
    expect(scope.getState($shownServices)).toEqual([
      { code: 'tw', name: 'X (Twitter)', price: '$0.1500', availability: 3, isFavourite: false },
    ]);
  });

  it('data of the selection: 0 in the price book means no price and no stock, without an availability call', async () => {
    const { scope, select } = createSubject({
      prices: () => ({ '187': { wa: { cost: 5, count: 0 }, tw: { cost: 0.1, count: 7 } } }),
      availability: () => new Map(),
    });
    await allSettled(catalogueRequested, { scope });
    await select({ country: '187' });
    expect(scope.getState($popularServices)).toEqual([
      { code: 'wa', name: 'WhatsApp', price: undefined, availability: 0, isFavourite: false },
    ]);
    expect(scope.getState($shownServices)).toEqual([
      { code: 'tw', name: 'X (Twitter)', price: '$0.2000', availability: 7, isFavourite: false },
    ]);
  });

  it('data of the selection: a price of one service replaces only that price', async () => {
    const { scope, select, answers } = createSubject({
      prices: () => ({ '187': { wa: { realPrice: 0.2 }, tw: { realPrice: 0.1 } } }),
    });
    await select({ country: '187' });
    answers['prices'] = () => ({ '187': {} });
    await select({ country: '187', service: 'wa' });
    const price = (code: string) =>
      lookUpPrice(scope.getState($priceBook), { country: '187', service: code, operator: '' });
    expect(price('wa')).toBeNull();
    expect(price('tw')).toBe(0.2);
  });

  it('data of the selection: another country clears the data of the first', async () => {
    const { scope, select, answers } = createSubject();
    await select({ country: '187' });
    expect(scope.getState($operators)).toHaveLength(1);
    answers['operators'] = fail;
    answers['prices'] = fail;
    answers['availability'] = fail;
    await select({ country: '2' });
    expect(scope.getState($operators)).toEqual([]);
    expect(scope.getState($operatorsStatus)).toBe('failed');
    expect(scope.getState($priceBook)).toEqual({});
    expect(scope.getState($pricesStatus)).toBe('failed');
    expect(scope.getState($hasAvailabilityFailed)).toBe(true);
  });

  it('data of the selection: stays when a refresh fails', async () => {
    const { scope, select, answers } = createSubject();
    await select({ country: '187' });
    answers['prices'] = fail;
    await vi.advanceTimersByTimeAsync(REPEATED_READ_GAP_MS);
    await allSettled(selectionDataRequested, { scope });
    expect(scope.getState($pricesStatus)).toBe('failed');
    expect(scope.getState($isPricesLoading)).toBe(false);
    expect(lookUpPrice(scope.getState($priceBook), { country: '187', service: 'wa', operator: '' })).toBe(
      0.4,
    );
  });
});

it('cheapest country: is known once the wizard has loaded prices, and causes no call of its own', async () => {
  const { scope, callsOf } = createSubject({
    countries: () => [country('2', 'Kazakhstan'), country('187', 'USA')],
    prices: () => ({
      '187': { wa: { realPrice: 0.2, count: 5, available: true } },
      '2': { wa: { realPrice: 0.1, count: 3, available: true } },
      '19': { wa: { realPrice: 0.05, count: 0, available: false } },
    }),
  });
  await allSettled(catalogueRequested, { scope });
  expect(scope.getState($cheapestCountries)).toBeNull();
  expect(callsOf('prices')).toEqual([]);

  await allSettled(wizardOpened, { scope });
  const linked = allSettled(selectionPrefilled, {
    scope,
    params: { country: null, service: 'wa', operator: null },
  });
  await vi.advanceTimersByTimeAsync(1_000);
  await linked;
  expect(scope.getState($cheapestCountries)).toEqual({
    service: 'wa',
    serviceName: 'WhatsApp',
    countries: [
      { code: '2', name: 'Kazakhstan', price: '$0.2000' },
      { code: '187', name: 'USA', price: '$0.4000' },
    ],
  });
  expect(callsOf('prices')).toEqual([{ query: { service: 'wa' } }]);
});
