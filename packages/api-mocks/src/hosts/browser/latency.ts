import type { OperationName } from '@sms/domain/contracts/operations';

const USUAL_MS = 250;
const LATENCY_MS: Partial<Record<OperationName, number>> = {
  health: 150,
  csrfToken: 150,
  login: 400,
  register: 600,
  cancelNumber: 400,
  completeNumber: 400,
  createDeposit: 800,
  verifyPayment: 900,
};

/** Typical response time of a real server, in ms, without the wait of a purchase for the provider. */
export const usualLatencyMs = (name: OperationName): number => LATENCY_MS[name] ?? USUAL_MS;
