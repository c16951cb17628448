import type { DepositRow, ProviderWord } from '../db/rows';
import type { World } from '../world/world';
import { checkoutPath } from './link';
import { checkoutState, findSession, returnAddress } from './session';

/** What a payer can do. Leaving without a decision is no decision: nothing happens. */
export const decisions = ['pay', 'pay-later', 'decline', 'cancel'] as const;

/** One of the things a payer can do. `pay-later` pays by a bank that takes its time. */
export type Decision = (typeof decisions)[number];

/** What the provider knows afterwards, and when it tells the company by itself, in ms. */
const OUTCOMES: Readonly<
  Record<Exclude<Decision, 'cancel'>, { readonly word: ProviderWord; readonly noticeMs: number }>
> = {
  pay: { word: 'successful', noticeMs: 30_000 },
  'pay-later': { word: 'processing', noticeMs: 60_000 },
  decline: { word: 'failed', noticeMs: 30_000 },
};

/** The provider has two words for a success, by the way of paying. */
const successWord = ({ paymentType }: DepositRow): string =>
  paymentType === 'card' || paymentType === 'mobile' ? 'successful' : 'completed';

/** The company may have hoped for the best in the address it gave to the provider, which adds what became of it. */
const returnWith = (
  { flags }: World,
  url: URL,
  status: string,
  { txRef, transactionId }: DepositRow,
): string => {
  const add = (name: string, value: string) => url.searchParams.append(name, value);
  for (const word of flags.statusTwice ? ['successful', status] : [status]) {
    add('status', word);
    add('tx_ref', txRef);
  }
  if (status !== 'cancelled') add('transaction_id', String(transactionId));
  return url.href;
};

/**
 * Carries out a payer's decision and gives the address the browser goes to: back to the dashboard with the
 * result, or to the checkout page itself when there is none yet or nothing is left to decide.
 * @param origin the one the checkout page is served from
 */
export const decide = (world: World, token: string, decision: Decision, origin: string): string => {
  const deposit = findSession(world, token);
  const checkout = origin + checkoutPath(token);
  if (deposit === undefined || checkoutState(world, deposit) !== 'open') return checkout;
  const back = returnAddress(world, deposit, origin);
  if (decision === 'cancel') return returnWith(world, back, 'cancelled', deposit);
  const { word, noticeMs } = OUTCOMES[decision];
  deposit.providerWord = word;
  world.schedule.add(world.clock.now() + noticeMs, { kind: 'payment-notice', depositId: deposit.id });
  if (decision === 'pay-later') return checkout;
  return returnWith(world, back, decision === 'pay' ? successWord(deposit) : 'failed', deposit);
};
