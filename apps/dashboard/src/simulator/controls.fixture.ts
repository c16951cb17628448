import type { TrafficEntry } from '@sms/api-mocks/browser';
import type { SimulatorControls, SimulatorState } from './controls';

const state: SimulatorState = {
  now: Date.UTC(2026, 2, 2, 12),
  speed: 1,
  scenario: 'busy-account',
  numbers: [
    { id: 2, label: '+44325972618 · tg · received' },
    { id: 1, label: '+12631312082 · wa · waiting' },
  ],
  payments: [{ id: 1, label: '₦5000.00 · SMS_1_1772452800000_K3X9QZ' }],
  circumstances: [
    { id: 'serverDown', label: 'Server unreachable', isActive: false },
    { id: 'purchasesLimited', label: 'Purchases rate-limited', isActive: true },
  ],
  failing: [],
};

const at = '2026-03-02T12:00:00.000Z';

const request = { at, kind: 'request', method: 'GET', request: null } as const;

const call = {
  ...request,
  kind: 'call',
  durationMs: 252,
  headers: { 'Content-Type': 'application/json' },
  rule: null,
  budget: null,
} as const;

/** One entry of each kind, newest first. */
export const sampleEntries: readonly TrafficEntry[] = [
  { ...request, id: 7, call: 4, operation: 'countries', path: '/api/services/countries' },
  { id: 6, at, kind: 'websocket', event: 'closed', code: 1011 },
  { id: 5, at, kind: 'frame', from: 'server', frame: { type: 'balance_updated', data: {}, userId: 1 } },
  { id: 4, at, kind: 'frame', from: 'client', frame: { type: 'ping', messageId: 'm1' } },
  {
    ...call,
    id: 3,
    call: 3,
    operation: 'purchaseNumber',
    method: 'POST',
    path: '/api/numbers/purchase',
    status: 429,
    rule: 'Check before purchaseNumber: SMS_RATE_LIMIT',
    budget: { limiter: 'sms', left: 0 },
    request: { service: 'wa', country: '187' },
    response: { success: false, error: 'Too many requests', code: 'SMS_RATE_LIMIT' },
  },
  {
    ...call,
    id: 2,
    call: 2,
    operation: 'balance',
    path: '/api/payments/balance?currency=usd&with=a-query-that-is-longer-than-the-panel',
    status: 200,
    budget: { limiter: 'api', left: 98 },
    response: { success: true, data: { balance: 12.5, currency: 'USD' } },
  },
  { ...call, id: 1, call: 1, operation: null, path: '/api/nothing', status: 0, response: null },
];

/** Recorded traffic in which nothing more happens. */
export const sampleTraffic = (entries: readonly TrafficEntry[]): SimulatorControls['traffic'] => ({
  entries: () => entries,
  subscribe: () => () => undefined,
});

const nothing = sampleTraffic([]);

const done = () => Promise.resolve();

/** Controls of a world in which nothing happens, for stories. */
export const sampleControls = (changes: Partial<SimulatorState> = {}): SimulatorControls => ({
  scenarios: [
    { id: 'demo', label: 'A guest of the demonstration.' },
    { id: 'busy-account', label: 'Signed in with numbers in every status.' },
  ],
  operations: ['balance', 'countries', 'purchaseNumber'],
  closeCodes: [{ code: 1008, label: 'Authentication required' }],
  waysToFail: () => ['Connection lost', '500 INTERNAL_ERROR'],
  state: () => Promise.resolve({ ...state, ...changes }),
  start: done,
  advanceBy: done,
  setSpeed: done,
  jumpToCancelWindow: done,
  jumpToExpiry: done,
  sendSms: done,
  settlePayment: done,
  failPayment: done,
  addFunds: done,
  failNext: done,
  clearFailures: done,
  setCircumstance: done,
  expireSessions: done,
  dropSockets: done,
  answerNext: done,
  sendFrame: done,
  traffic: nothing,
  findingsOf: () => [],
  exampleOf: () => ({ success: true, data: [] }),
  curlOf: ({ method, path }) => `curl -X ${method} 'http://localhost:5000${path}'`,
  save: () => Promise.resolve({ file: '{"version":5}', code: 'H4sIAAAA', scenario: "'saved-moment': {},\n" }),
  load: () => Promise.resolve(true),
});
