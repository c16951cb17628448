import type { DepositRow, ProviderStatus } from '../db/rows';
import { addTask } from '../world/schedule';
import type { World } from '../world/world';
import { checkoutPath } from './link';
import { checkoutState, findSession, returnAddress } from './session';

/** Decisions of a payer. Leaving the page is not a decision: nothing happens. */
export const decisions = ['pay', 'pay-later', 'decline', 'cancel'] as const;

/** A payer's decision. `pay-later` pays through a slow bank. */
export type Decision = (typeof decisions)[number];

/** The provider's status afterwards, and the delay of its unasked notice to the company, in ms. */
const OUTCOMES: Readonly<
  Record<Exclude<Decision, 'cancel'>, { readonly word: ProviderStatus; readonly noticeMs: number }>
> = {
  pay: { word: 'successful', noticeMs: 30_000 },
  'pay-later': { word: 'processing', noticeMs: 60_000 },
  decline: { word: 'failed', noticeMs: 30_000 },
};

/** The provider has two words for success; the payment method decides which. */
const successStatus = ({ payment_type: method }: DepositRow): string =>
  method === 'card' || method === 'mobile' ? 'successful' : 'completed';

/**
 * The return address with the outcome. With the flag `duplicateStatusParam`, the company's address already
 * contains 'successful'.
 */
const returnWith = (
  { flags }: World,
  url: URL,
  status: string,
  { tx_ref, flw_tx_id }: DepositRow,
): string => {
  const add = (name: string, value: string) => url.searchParams.append(name, value);
  for (const word of flags.duplicateStatusParam ? ['successful', status] : [status]) {
    add('status', word);
    add('tx_ref', tx_ref);
  }
  if (status !== 'cancelled') add('transaction_id', String(flw_tx_id));
  return url.href;
};

/**
 * Executes a payer's decision and returns the next address of the browser: the dashboard with the result, or
 * the checkout page itself when there is no result yet or the session is already decided.
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
  addTask(world, world.clock.now() + noticeMs, { kind: 'payment-notice', depositId: deposit.id });
  if (decision === 'pay-later') return checkout;
  return returnWith(world, back, decision === 'pay' ? successStatus(deposit) : 'failed', deposit);
};
