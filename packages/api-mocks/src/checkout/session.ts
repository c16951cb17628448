import type { DepositRow } from '../db/rows';
import type { World } from '../world/world';

/** State of a payment session for its payer. Only an open one can be decided. */
export type CheckoutState = 'open' | 'processing' | 'paid' | 'declined' | 'cancelled' | 'expired';

/** The payment session of a token. Knowing the token is all it takes, as with a real payment link. */
export const findSession = (world: World, token: string): DepositRow | undefined =>
  world.db.deposits.find((deposit) => deposit.token === token);

/** The state of a session for its payer. */
export const checkoutState = (world: World, deposit: DepositRow): CheckoutState => {
  if (deposit.status === 'PAID_SETTLED' || deposit.providerStatus === 'successful') return 'paid';
  if (deposit.providerStatus === 'processing') return 'processing';
  if (deposit.providerStatus === 'failed') return 'declined';
  if (deposit.status !== 'PENDING_UNSETTLED') return 'cancelled';
  return world.clock.iso() < deposit.expires_at ? 'open' : 'expired';
};

/** The payer's return address: `/transactions` of the dashboard the owner used last, else of `origin`. */
export const returnAddress = (world: World, deposit: DepositRow, origin: string): URL => {
  const session = world.db.sessions.findLast(
    ({ userId, dashboard }) => userId === deposit.userId && dashboard !== null,
  );
  return new URL('/transactions', session?.dashboard ?? origin);
};
