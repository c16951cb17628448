import { CANCEL_LOCK_MS } from '@sms/domain/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Scenario } from '../world/scenario';
import { createContractClient, type ContractClient } from './client/contract-client';
import { testServers, type TestServer } from './test-servers';

const QUICK: Scenario = {
  description: 'A visitor with money, and a provider that delivers after ten seconds.',
  seed: 7,
  signedIn: false,
  balanceUsd: 5,
  numbers: [],
  deliveryProfile: { arrives: 1, soonestMs: 10_000, latestMs: 10_000, late: 0, again: 0 },
};

const SILENT: Scenario = { ...QUICK, deliveryProfile: { arrives: 0, onCancel: 0 } };

describe.each(testServers)('the main job on %s', (_name, start) => {
  let server: TestServer;
  let client: ContractClient;
  const begin = async (scenario: Scenario) => {
    server = await start(scenario);
    client = createContractClient(server.origin);
    await client.signIn();
  };
  afterEach(() => server.stop());

  const buy = async () => {
    const body = { service: 'wa', country: '187' };
    return (await client.call('purchaseNumber', { body })).data;
  };
  const pass = (ms: number) => server.world.advance(server.world.clock.now() + ms);

  describe('with a provider that delivers', () => {
    beforeEach(() => begin(QUICK));

    it('main job: a purchase leads through its SMS to completion', async () => {
      const { purchaseId, pricing, balance } = await buy();
      expect(pricing.totalPrice).toBe(2 * pricing.realPrice);
      expect(balance.current).toBeCloseTo(5 - pricing.totalPrice, 6);
      const params = { id: String(purchaseId) };
      expect((await client.call('activeNumbers', { query: {} })).data).toMatchObject([
        { id: purchaseId, status: 'waiting', sms_code: null, timeRemaining: 20 * 60 },
      ]);

      pass(10_000);
      const { data: number } = await client.call('numberStatus', { params });
      expect(number.status).toBe('received');
      expect(number.sms_code).toMatch(/^\d{6}$/);
      const { data: sms } = await client.call('fullSms', { params });
      expect(sms.fullText).toContain(number.sms_code);

      await client.call('completeNumber', { params });
      expect(await client.call('activeNumbers', { query: {} })).toMatchObject({
        data: [],
        pagination: { total: 0 },
      });
    });
  });

  describe('with a provider that stays silent', () => {
    beforeEach(() => begin(SILENT));

    it('main job: refunds the whole price once a cancellation is possible, and not before', async () => {
      const { purchaseId, pricing } = await buy();
      const params = { id: String(purchaseId) };
      pass(CANCEL_LOCK_MS - 1);
      expect(await client.rejection('cancelNumber', { params })).toEqual({
        status: 400,
        code: 'CANCEL_TOO_EARLY',
      });
      pass(1);
      expect((await client.call('cancelNumber', { params })).refundAmount).toBe(pricing.totalPrice);
      expect((await client.call('balance', {})).data.balance.balance).toBe(5);
    });
  });
});
