import { expect, it } from 'vitest';
import { lookUpPrice, $pricesStatus, $priceBook } from './offers/prices';
import { fail, networkError } from '../testing/fixtures/a-rejection';
import { aService } from '../testing/fixtures/a-service';
import { createTestScope } from '../testing/harness/create-test-scope';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import type { FakeCalls } from '../testing/fakes/fake-api-client';
import { $hasAvailabilityFailed } from './offers/availability';
import { $operators, $operatorsStatus } from './offers/operators';
import { selectionRestored } from './selection';
import { servicesNeeded } from './lists/catalogue-lists';
import { $popularServices } from './lists/service-list';

const lost = fail(networkError);

type Answers = { -readonly [N in keyof FakeCalls]: FakeCalls[N] };

const createSubject = (calls: FakeCalls = {}) => {
  const answers: Answers = {
    services: () => [aService('wa', 'WhatsApp')],
    countries: () => [],
    operators: () => [{ id: 'tmobile', name: 'T-Mobile' }],
    prices: () => ({ '187': { wa: { realPrice: 0.2 } } }),
    availability: () => new Map(),
    ...calls,
  };
  const { get, fire } = createTestScope({ calls: answers });
  return {
    get,
    fire,
    answers,
    /** Price of a service in the USA. */
    price: (code: string) => lookUpPrice(get($priceBook), { country: '187', service: code, operator: '' }),
    select: (country: string, service: string | null = null) => {
      fire(selectionRestored, { country, service, operator: null });
      return pass(500);
    },
  };
};

useFakeClock();

it('data of the selection: a price of one service replaces only that price', async () => {
  const { price, select, answers } = createSubject({
    prices: () => ({ '187': { wa: { realPrice: 0.2 }, tw: { realPrice: 0.1 } } }),
  });
  await select('187');
  answers['prices'] = () => ({ '187': {} });
  await select('187', 'wa');
  expect([price('wa'), price('tw')]).toEqual([null, 0.2]);
});

it('data of the selection: another country clears the data of the first', async () => {
  const { get, select, answers } = createSubject();
  await select('187');
  expect(get($operators)).toHaveLength(1);
  Object.assign(answers, { operators: lost, prices: lost, availability: lost });
  await select('2');
  expect([get($operators), get($operatorsStatus)]).toEqual([[], 'failed']);
  expect([get($priceBook), get($pricesStatus)]).toEqual([{}, 'failed']);
  expect(get($hasAvailabilityFailed)).toBe(true);
});

it('data of the selection: a service without a price is unavailable once the prices are there', async () => {
  const { get, fire, select } = createSubject({
    prices: () => ({ '187': {} }),
  });
  fire(servicesNeeded, undefined);
  await pass();
  const availability = () => get($popularServices)[0]?.availability;
  expect(availability()).toBeNull();
  await select('187');
  expect(availability()).toBe(0);
});
