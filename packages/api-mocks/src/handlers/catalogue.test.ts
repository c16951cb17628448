import { operations } from '@sms/domain/contracts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { ScenarioId } from '../scenarios';
import { specCompliant } from '../scenarios/spec-compliant';
import { createSignedInClient, textOf } from '../testing/client';

it('catalogue: lists all 195 countries by name, in English and Russian', async () => {
  const { read } = await createSignedInClient('empty-account');
  const { data, total } = await read('countries', {});
  expect(total).toBe(195);
  expect(new Set(data.map(({ code }) => code)).size).toBe(195);
  expect(new Set(data.map(({ name }) => name)).size).toBe(195);
  expect(data.find(({ code }) => code === '36')).toMatchObject({ name: 'Canada', rus: 'Канада' });
});

it("catalogue: the real server passes on the provider's list: keyed by numbers, without flags, with several names in one", async () => {
  const { call, world } = await createSignedInClient('empty-account');
  const { body } = await call('services', {});
  expect(v.is(operations.services.response, body)).toBe(true);
  expect(body).toMatchObject({ total: 2, data: [{ code: 'services' }, { code: 'status', name: 'success' }] });
  const { data } = v.parse(v.object({ data: v.array(v.record(v.string(), v.unknown())) }), body);
  const entries = Object.entries(data[0] ?? {}).flatMap(([key, entry]) => (/^\d+$/.test(key) ? [entry] : []));
  expect(entries).toHaveLength(world.services.length);
  expect(entries.length).toBeGreaterThan(350);
  expect(entries).toContainEqual({ code: 'ig', name: 'Instagram+Threads' });
});

it('catalogue: a spec-compliant server lists popular services first', async () => {
  const { read } = await createSignedInClient(specCompliant('empty-account'));
  const { data } = await read('services', {});
  expect(data.length).toBeGreaterThanOrEqual(60);
  expect(data.map(({ popular }) => popular).lastIndexOf(true)).toBe(4);
  expect(new Set(data.map(({ code }) => code)).size).toBe(data.length);
});

it('catalogue: lists the networks of a country', async () => {
  const { call } = await createSignedInClient('empty-account');
  expect((await call('operators', { params: { country: '19' } })).body).toMatchObject({
    data: [{ id: 'mtn', name: 'MTN', country: '19' }, {}, {}, {}],
    total: 4,
  });
});

const pricesOf = async (scenario: ScenarioId, query: { country?: string; service?: string }) => {
  const { read } = await createSignedInClient(scenario);
  return read('prices', { query });
};

it('catalogue: prices for one country, one service, or everything', async () => {
  const one = await pricesOf('empty-account', { country: '187', service: 'wa' });
  expect(one.data).toEqual({ 187: { wa: { cost: 0.027, realPrice: 0.0245, count: 1163, available: true } } });
  expect(one.filters).toEqual({ country: '187', service: 'wa' });
  const country = await pricesOf('empty-account', { country: '187' });
  expect(Object.keys(country.data)).toEqual(['187']);
  expect(Object.keys(country.data['187'] ?? {}).length).toBeGreaterThan(60);
  const all = await pricesOf('empty-account', {});
  expect(Object.keys(all.data)).toHaveLength(195);
});

it('catalogue: provider prices are between 2 cents and 2 dollars; some offers are missing or out of stock', async () => {
  const { data } = await pricesOf('empty-account', {});
  const offers = Object.values(data).flatMap((services) => Object.values(services));
  const total = (await createSignedInClient('empty-account')).world.services.length;
  expect(offers.length / (195 * total)).toBeCloseTo(0.96, 1);
  expect(offers.length).toBeLessThan(195 * total);
  // One assertion for 80,000 offers: one for each takes seconds.
  expect(offers.filter(({ realPrice }) => !(Number(realPrice) >= 0.02 && Number(realPrice) <= 2))).toEqual(
    [],
  );
  expect(offers.some(({ available }) => available === false)).toBe(true);
});

it('catalogue: no price for an unknown service or country', async () => {
  expect((await pricesOf('empty-account', { country: '187', service: 'nope' })).data).toEqual({ 187: {} });
  expect((await pricesOf('empty-account', { country: '9999' })).data).toEqual({ 9999: {} });
  expect((await pricesOf('price-missing', { country: '187', service: 'wa' })).data).toEqual({ 187: {} });
});

it('catalogue: the message of a limited price look-up contains the wait', async () => {
  const { call } = await createSignedInClient('prices-rate-limited');
  const { status, body } = await call('prices', { query: { country: '187' } });
  expect([status, textOf(body, 'code')]).toEqual([500, 'PRICE_FETCH_ERROR']);
  expect(textOf(body, 'message')).toContain('Rate limit exceeded');
});

it('catalogue: no stock for a network without numbers', async () => {
  const { read } = await createSignedInClient(specCompliant('operator-out-of-stock'));
  const stock = async (operator?: string) => {
    const query = operator === undefined ? { country: '187' } : { country: '187', operator };
    const { data } = await read('availability', { query });
    return Object.entries(data).find(([key]) => key.startsWith('wa_'))?.[1];
  };
  expect(await stock('t_mobile')).toEqual({ available: 0, status: 'unavailable' });
  expect(await stock('verizon')).toEqual({ available: 291, status: 'available' });
  expect(await stock()).toEqual({ available: 1163, status: 'available' });
});
