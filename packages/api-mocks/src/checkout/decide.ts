import type { DepositRow, ProviderStatus } from '../db/rows';
import type { World } from '../world/world';
import { checkoutPath } from './link';
import { checkoutState, findSession, returnAddress } from './session';

/** What a payer can decide. Leaving the page is not a decision: nothing happens. */
export const decisions = ['pay', 'pay-later', 'decline', 'cancel'] as const;

/** A payer's decision. `pay-later` pays through a slow bank. */
export type Decision = (typeof decisions)[number];

/** What the provider knows afterwards, and how long until it tells the company unasked, in ms. */
const OUTCOMES: Readonly<
  Record<Exclude<Decision, 'cancel'>, { readonly word: ProviderStatus; readonly noticeMs: number }>
> = {
  pay: { word: 'successful', noticeMs: 30_000 },
  'pay-later': { word: 'processing', noticeMs: 60_000 },
  decline: { word: 'failed', noticeMs: 30_000 },
};

/** The provider has two words for success; the payment method decides which. */
const successStatus = ({ paymentType }: DepositRow): string =>
  paymentType === 'card' || paymentType === 'mobile' ? 'successful' : 'completed';

/** The return address with the outcome. Flag `duplicateStatusParam`: the company's address already says 'successful'. */
const returnWith = (
  { flags }: World,
  url: URL,
  status: string,
  { txRef, transactionId }: DepositRow,
): string => {
  const add = (name: string, value: string) => url.searchParams.append(name, value);
  for (const word of flags.duplicateStatusParam ? ['successful', status] : [status]) {
    add('status', word);
    add('tx_ref', txRef);
  }
  if (status !== 'cancelled') add('transaction_id', String(transactionId));
  return url.href;
};

/**
 * Carries out a payer's decision and gives the address the browser goes to: back to the dashboard with the
 * result, or to the checkout page itself when there is none yet or nothing is left to decide.
 * @param origin the origin the checkout page is served from
 */
export const decide = (world: World, token: string, decision: Decision, origin: string): string => {
  const deposit = findSession(world, token);
  const checkout = origin + checkoutPath(token);
  if (deposit === undefined || checkoutState(world, deposit) !== 'open') return checkout;
  const back = returnAddress(world, deposit, origin);
  if (decision === 'cancel') return returnWith(world, back, 'cancelled', deposit);
  const { word, noticeMs } = OUTCOMES[decision];
  deposit.providerStatus = word;
  world.schedule.add(world.clock.now() + noticeMs, { kind: 'payment-notice', depositId: deposit.id });
  if (decision === 'pay-later') return checkout;
  return returnWith(world, back, decision === 'pay' ? successStatus(deposit) : 'failed', deposit);
};
