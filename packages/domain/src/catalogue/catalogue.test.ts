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

const createSubject = (calls: FakeCalls = {}) => {
  const { get, fire } = createTestScope({
    calls: { services: () => [aService('wa', 'WhatsApp')], ...calls },
  });
  return {
    get,
    fire,
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
  let offers: object = { wa: { realPrice: 0.2 }, tw: { realPrice: 0.1 } };
  const { price, select } = createSubject({ prices: () => ({ '187': offers }) });
  await select('187');
  offers = {};
  await select('187', 'wa');
  expect([price('wa'), price('tw')]).toEqual([null, 0.2]);
});

it('data of the selection: another country clears the data of the first', async () => {
  const inUsa = <T>(answer: T) => (isUsa ? answer : lost());
  let isUsa = true;
  const { get, select } = createSubject({
    operators: () => inUsa([{ id: 'tmobile', name: 'T-Mobile' }]),
    prices: () => inUsa({ '187': { wa: { realPrice: 0.2 } } }),
    availability: () => inUsa(new Map()),
  });
  await select('187');
  expect(get($operators)).toHaveLength(1);
  isUsa = false;
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
