import type { OperationName, RequestFor } from '@sms/domain/contracts';
import type { Parts } from '../../../transport/path-of';
import type { RunContext } from './run-context';

/** A call that cannot be made, with the reason. */
export interface SkippedRequest {
  readonly reason: string;
}

type BuildRequest<N extends OperationName> = (
  context: RunContext,
) => (RequestFor<N> & Parts) | SkippedRequest;

/** USA and WhatsApp: every provider has them. */
const COUNTRY = '187';
const SERVICE = 'wa';

/** A purchase never costs more than this, in USD. */
const MAX_PRICE = 2;

/** The minimum deposit, in naira. */
const AMOUNT = 100;

const ofNumber = ({ numberId }: RunContext) =>
  numberId === null ? { reason: 'the account has no number' } : { params: { id: numberId } };

const ofPayment = ({ txRef }: RunContext) =>
  txRef === null ? { reason: 'the account has no deposit' } : { params: { txRef } };

/** Only objects that the run itself created may be changed. */
const ofOwnNumber = ({ boughtId }: RunContext) =>
  boughtId === null ? { reason: 'no number was bought' } : { params: { id: boughtId } };

const ofOwnPayment = ({ openedTxRef }: RunContext) =>
  openedTxRef === null ? { reason: 'no deposit was opened' } : { params: { txRef: openedTxRef } };

/** An unused name, mail address and password. */
const newcomer = () => {
  const name = `conformance.${Math.random().toString(36).slice(2, 10)}`;
  return {
    firstname: 'Con',
    lastname: 'Formance',
    username: name,
    email: `${name}@example.com`,
    phoneCode: '+234',
    phone: '8012345678',
    password: `a1-${name}`,
    confirmPassword: `a1-${name}`,
  };
};

/** The request of every call: a new operation does not compile without one. */
export const requests: { readonly [N in OperationName]: BuildRequest<N> } = {
  health: () => ({}),
  csrfToken: () => ({}),
  login: ({ account }) => ({ body: account }),
  register: () => ({ body: newcomer() }),
  me: () => ({}),
  refresh: () => ({}),
  logout: () => ({}),
  services: () => ({}),
  countries: () => ({}),
  operators: () => ({ params: { country: COUNTRY } }),
  prices: () => ({ query: { country: COUNTRY, service: SERVICE } }),
  availability: () => ({ query: { country: COUNTRY } }),
  restrictions: () => ({ params: { country: COUNTRY, service: SERVICE } }),
  balance: () => ({}),
  exchangeRate: () => ({ query: { from: 'USD', to: 'NGN' } }),
  calculateUsd: () => ({ body: { amount: AMOUNT } }),
  createDeposit: () => ({ body: { amount: AMOUNT, payment_type: 'card' } }),
  deposits: () => ({ query: { page: 1, limit: 20 } }),
  verifyPayment: ofOwnPayment,
  cancelPayment: ofOwnPayment,
  paymentStatus: ofPayment,
  purchaseNumber: () => ({ body: { service: SERVICE, country: COUNTRY, maxPrice: MAX_PRICE } }),
  activeNumbers: () => ({ query: { page: 1, limit: 20 } }),
  numberStatus: ofNumber,
  cancelNumber: ofOwnNumber,
  completeNumber: ofOwnNumber,
  fullSms: ({ receivedId }) =>
    receivedId === null ? { reason: 'no number has received an SMS' } : { params: { id: receivedId } },
  retryNumber: ofOwnNumber,
  history: () => ({ query: { page: 1, limit: 20 } }),
  buySubscription: () => ({ body: { service: SERVICE, country: COUNTRY, period: 1 } }),
  subscriptions: () => ({ query: { page: 1, limit: 20 } }),
  cancelSubscription: ({ subscriptionId }) =>
    subscriptionId === null ? { reason: 'no subscription was bought' } : { params: { id: subscriptionId } },
  dashboardStats: () => ({}),
  dashboardActivity: () => ({ query: { limit: 8 } }),
};
