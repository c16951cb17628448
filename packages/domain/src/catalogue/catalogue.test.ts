import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { lookUpPrice, $pricesStatus, $priceBook } from './offers/prices';
import type { Selection } from './selection/wizard-step';
import { fail, networkError } from '../testing/fixtures/a-rejection';
import { aService } from '../testing/fixtures/a-service';
import { createTestScope } from '../testing/harness/create-test-scope';
import { useFakeClock } from '../testing/harness/use-fake-clock';
import type { FakeCalls } from '../testing/fakes/fake-api-client';
import { $hasAvailabilityFailed } from './offers/availability';
import { $operators, $operatorsStatus } from './offers/operators';
import { selectionRestored } from './selection';
import { servicesNeeded } from './lists/catalogue-lists';
import { $popularServices } from './lists/service-list';

const lost = fail(networkError);
const country = (code: string, name: string) => ({ code, name, rus: '' });
const service = (code: string, name: string) => ({ ...aService(code, name), price: 0.15, available: 3 });

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
  const { scope, callsOf } = createTestScope({ calls: answers });
  return {
    scope,
    answers,
    /** Price of a service in the USA. */
    price: (code: string) =>
      lookUpPrice(scope.getState($priceBook), { country: '187', service: code, operator: '' }),
    callsOf,
    select: async (selection: Partial<Selection>) => {
      const params = { country: null, service: null, operator: null, ...selection };
      const done = allSettled(selectionRestored, { scope, params });
      await vi.advanceTimersByTimeAsync(500);
      await done;
    },
  };
};

useFakeClock();

it('data of the selection: a price of one service replaces only that price', async () => {
  const { price, select, answers } = createSubject({
    prices: () => ({ '187': { wa: { realPrice: 0.2 }, tw: { realPrice: 0.1 } } }),
  });
  await select({ country: '187' });
  answers['prices'] = () => ({ '187': {} });
  await select({ country: '187', service: 'wa' });
  expect([price('wa'), price('tw')]).toEqual([null, 0.2]);
});

it('data of the selection: another country clears the data of the first', async () => {
  const { scope, select, answers } = createSubject();
  await select({ country: '187' });
  expect(scope.getState($operators)).toHaveLength(1);
  Object.assign(answers, { operators: lost, prices: lost, availability: lost });
  await select({ country: '2' });
  expect(scope.getState($operators)).toEqual([]);
  expect(scope.getState($operatorsStatus)).toBe('failed');
  expect(scope.getState($priceBook)).toEqual({});
  expect(scope.getState($pricesStatus)).toBe('failed');
  expect(scope.getState($hasAvailabilityFailed)).toBe(true);
});

it('data of the selection: a service without a price is unavailable once the prices are there', async () => {
  const { scope, select } = createSubject({
    services: () => [aService('wa', 'WhatsApp')],
    prices: () => ({ '187': {} }),
    availability: () => new Map(),
  });
  await allSettled(servicesNeeded, { scope });
  const availability = () => scope.getState($popularServices)[0]?.availability;
  expect(availability()).toBeNull();
  await select({ country: '187' });
  expect(availability()).toBe(0);
});
