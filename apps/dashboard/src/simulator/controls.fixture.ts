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
});
