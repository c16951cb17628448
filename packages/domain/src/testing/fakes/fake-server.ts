import * as v from 'valibot';
import { dashboardStats } from '../../contracts/dashboard-calls';
import type { Deposit } from '../../contracts/deposit';
import type { PurchasedNumber } from '../../contracts/number';
import type { ResultFor } from '../../contracts/operations';
import { aBalance } from '../fixtures/a-balance';
import type { FakeCalls } from './fake-api-client';

/** What the server of a test has; the test may change it at any time. */
export interface FakeServer {
  /** In USD. */
  balance: number;
  /** Listed as active, and in the history. */
  numbers: readonly PurchasedNumber[];
  deposits: readonly Deposit[];
}

/** By default with a balance of $5, and nothing else. */
export const aServer = (fields: Partial<FakeServer> = {}): FakeServer => ({
  balance: 5,
  numbers: [],
  deposits: [],
  ...fields,
});

/** The payment session that the server opens. */
export const SESSION: ResultFor<'createDeposit'> = {
  txRef: 'SMS_7_2_BBBBBB',
  paymentLink: 'https://checkout.example.com/pay/2',
};

/** What it answers to the calls of which a test says nothing: WhatsApp in the USA costs $0.40. */
export const answersOf = (server: FakeServer): FakeCalls => ({
  balance: () => aBalance(server.balance),
  activeNumbers: () => ({ numbers: [...server.numbers], pagination: null }),
  history: ({ query }) => ({
    numbers: server.numbers.filter(({ status }) => status === (query.status ?? status)),
    pagination: null,
  }),
  deposits: ({ query }) => ({
    deposits: server.deposits.filter(({ status }) => status === (query.status ?? status)),
    pagination: null,
  }),
  services: () => [],
  countries: () => [],
  operators: () => [
    { id: 'tmobile', name: 'T-Mobile' },
    { id: 'att', name: 'AT&T' },
  ],
  prices: () => ({ '187': { wa: { realPrice: 0.2 } } }),
  availability: () => new Map(),
  cancelNumber: () => null,
  exchangeRate: () => 1_520,
  calculateUsd: ({ body: { amount } }) => ({ usdAmount: amount / 1_535.2, rate: 1_535.2, margin: 1 }),
  createDeposit: () => SESSION,
  dashboardStats: () => v.parse(dashboardStats.reader, {}),
  dashboardActivity: () => [],
});
