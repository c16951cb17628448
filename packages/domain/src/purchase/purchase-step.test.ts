import { expect, it } from 'vitest';
import type { ApiError } from '../api/errors/api-error';
import { aNumber } from '../testing/fixtures/a-number';
import { aRejection } from '../testing/fixtures/a-rejection';
import { updateAttempt, type Attempt, type AttemptAction } from '../api/money-call/mutation-attempt';
import { newBatch } from './batch';
import type { PurchaseIntent, PurchaseOrder, PurchaseResult } from './purchase-attempt';
import { NO_PURCHASE, purchaseError, type Purchase } from './purchase-state';
import type { PurchaseAction, PurchaseStep } from './purchase-state';
import { updatePurchase } from './purchase-step';

type Call = Attempt<PurchaseIntent, PurchaseResult>;
type CallAction = Extract<
  AttemptAction<PurchaseIntent, PurchaseOrder, PurchaseResult>,
  { intent: unknown } | { lookup: unknown }
>;
type Lookup = NonNullable<Call['lookup']>;
/** What happens to the purchases, to the call, or to the lookup that is under way. */
type Event = PurchaseAction | CallAction | ((lookup: Lookup) => CallAction);

const intentOf = (operator: string): PurchaseIntent => ({
  ...{ userId: '7', key: 'k', clickedAt: 0, clickedHereAt: 0, knownIds: [] },
  ...{ country: '187', service: 'wa', operator },
});
const intent = intentOf('');
const shown = { price: 0.4, balance: 5, operatorName: null };
const order: PurchaseOrder = { body: { country: '187', service: 'wa' }, shown };
const number = aNumber({ id: '19', price: 0.4 });

const sent: CallAction = { kind: 'sent', intent, sinceMs: 0, request: order };
const sentLater: CallAction = { ...sent, request: { ...order, shown: { ...shown, balance: 4.6 } } };
const answered: CallAction = { kind: 'answered', intent, made: { id: '18', number: null } };
const described: CallAction = { kind: 'answered', intent, made: { id: '19', number } };
const refused = (error: ApiError) => ({ kind: 'refused', intent, error }) as const;
const closed = refused(aRejection({ text: 'Service is closed' }));
const soldOut = refused(aRejection({ text: 'No numbers available' }));
const risen = (totalPrice?: number) =>
  refused(aRejection({ code: 'PRICE_EXCEEDED', text: 'Too much', details: { totalPrice } }));
const limited = refused(aRejection({ status: 429, text: 'Rate limit exceeded' }));
const ee = intentOf('ee');
const sentToEe = { ...sent, intent: ee, request: { ...order, shown: { ...shown, operatorName: 'EE' } } };
const soldOutAtEe: CallAction = { ...soldOut, intent: ee };
const lost: CallAction = { kind: 'lost', intent };
const due: CallAction = { kind: 'due', intent, isLast: true };
const noList = (lookup: Lookup): CallAction => ({ kind: 'lookup-failed', lookup });
const listed = (kind: 'none' | 'ambiguous') => (lookup: Lookup) =>
  ({ kind: 'listed', lookup, match: { kind } }) as const;
const notListed = listed('none');

const open: PurchaseAction = { kind: 'screen-toggled', isOpen: true };
const close: PurchaseAction = { kind: 'screen-toggled', isOpen: false };
const reselect: PurchaseAction = { kind: 'selection-changed' };
const priced = (price: number): PurchaseAction => ({ kind: 'price-listed', price, isSoldOut: false });
const nonePriced: PurchaseAction = { kind: 'price-listed', price: null, isSoldOut: true };
const batchOf = (count: number): PurchaseAction => {
  return { kind: 'batch-started', batch: newBatch(count, 'WhatsApp', 0.4), balance: 5 };
};
const stop: PurchaseAction = { kind: 'batch-stopped' };
const says = (purchaseId: string | null, isDescribed = true): PurchaseAction => {
  return { kind: 'announced', purchaseId, isDescribed };
};
const hit = (now: number): PurchaseAction => {
  return { kind: 'limited', hit: { cause: 'prices', retryAfterS: null }, now };
};
const otherTab = (selection: string, at: number): PurchaseAction => {
  return { kind: 'other-tab-clicked', selection, at };
};

/** The last step of a page on which all this happened. */
const follow = (...events: readonly Event[]): PurchaseStep => {
  const page: { call: Call | null; step: PurchaseStep } = { call: null, step: { purchase: NO_PURCHASE } };
  const act = (action: PurchaseAction) => {
    page.step = updatePurchase(page.step.purchase, action);
  };
  for (const event of events) {
    const { call: before } = page;
    const action = typeof event === 'function' ? before?.lookup && event(before.lookup) : event;
    if (!action) throw new Error('Nothing is looked up.');
    if ('intent' in action || 'lookup' in action) {
      page.call = updateAttempt(before, action);
      if (page.call === null) throw new Error('No such call.');
      act({ kind: 'called', step: { before, action, after: page.call } });
    } else act(action);
  }
  return page.step;
};

/** Where the purchases stand, in words. */
const factsOf = ({ status, outOfStock, batch, boughtIds, ...purchase }: Purchase): string =>
  [
    status.kind === 'unconfirmed' ? status.phase : status.kind,
    status.kind === 'refused' && `${status.reason}: '${status.text}'`,
    status.kind === 'price-risen' && `$${status.was} to $${status.now}${status.isListed ? ' listed' : ''}`,
    status.kind === 'asking' && `with $${purchase.balanceAtPress}`,
    outOfStock && `out of stock: ${outOfStock}`,
    batch && `${batch.bought} of ${batch.requested} ${batch.phase}`,
    batch && batch.failure !== null && `for '${batch.failure}'`,
    boughtIds.length > 0 && `has ${boughtIds.join(' ')}`,
    purchase.announced.length > 0 && 'announced',
    purchase.wait && `waits until ${purchase.wait.endsAt}`,
    purchase.otherTabClickedAt < Infinity && `other tab at ${purchase.otherTabClickedAt}`,
  ]
    .filter(Boolean)
    .join(', ');

/** What follows of a step outside, in words. */
const newsOf = ({ toast, fading, limit, announced, bought, batchCut, external, ...news }: PurchaseStep) =>
  [
    toast && `${toast.tone} '${toast.text}'${toast.durationMs ? ` for ${toast.durationMs / 1_000} s` : ''}`,
    fading && `fades in ${fading.afterMs / 1_000} s`,
    announced && `announces ${announced.id}`,
    bought && `bought${bought.isDescribed ? ' as told' : ''}`,
    batchCut && `cut${batchCut.isDescribed ? ' as told' : ''}`,
    external && `external${external.isDescribed ? ' as told' : ''}`,
    limit && `limit of ${limit.cause}`,
    news.isPriceOutdated && 'price outdated',
    news.emptyOperator && `none of ${news.emptyOperator}`,
    news.isLeft && 'left',
  ]
    .filter(Boolean)
    .join(', ');

const BOUGHT = "success 'Number purchased successfully!' for 4 s";
const TWO_OF_TWO = "success '2 of 2 bought: WhatsApp.' for 4 s";
const ONE_OF_THREE = "'1 of 3 bought: WhatsApp. You stopped the rest.'";
const CLOSED = "refused, other: 'Service is closed'";
const NONE = "refused, other: 'No numbers currently available for this service/country combination.'";
const NOT_CHARGED = "refused, not-charged: 'Not charged — try again'";
const NONE_AT_EE = `'No numbers available for EE operator. Try "Any Operator" option.'`;
const UNCONFIRMED = "warning 'We couldn't confirm your purchase. Open Buy Number to check again.'";
const UNCERTAIN =
  "warning 'We could not tell whether your purchase went through. Check Active Numbers before you buy again.'";
const RISEN = "refused, other: 'The price is now $0.5000 (it was $0.4000).'";

it.each<[string, readonly Event[], string, string]>([
  ['asking', [open, sent], 'asking, with $5', ''],
  ['bought, and about to leave', [open, sent, answered], 'bought, has 18', `${BOUGHT}, bought`],
  ['bought and left', [open, sent, answered, close], 'idle, has 18', 'left'],
  ['unconfirmed, and up to the user', [open, sent, lost, due, noList], 'lookup-failed', ''],
  ['unconfirmed, and up to a user elsewhere', [sent, lost, due, noList], 'lookup-failed', UNCONFIRMED],
  ['uncertain to a user elsewhere', [sent, lost, due, listed('ambiguous')], 'ambiguous', UNCERTAIN],
  ['found missing', [open, sent, lost, due, notListed], NOT_CHARGED, 'fades in 8 s'],
  ['not sent', [open, { kind: 'not-sent', text: 'No' }], "refused, other: 'No'", 'fades in 8 s'],
  ['refused for a reason that is read', [open, sent, closed, { kind: 'dismissed' }], 'idle', ''],
  ['refused for too many calls', [open, sent, limited], 'idle', 'limit of purchase'],
  ['limited again, which changes nothing', [open, hit(0), hit(20_000)], 'idle, waits until 30000', ''],

  ['refused at another price', [open, sent, risen(0.5)], 'price-risen, $0.4 to $0.5', 'price outdated'],
  ['offered as listed since', [open, sent, risen(0.5), priced(0.6)], 'price-risen, $0.4 to $0.6 listed', ''],
  ['offered until the price is back', [open, sent, risen(0.5), priced(0.5), priced(0.4)], 'idle', ''],
  ['offered until another selection', [open, sent, risen(0.5), reselect], RISEN, 'fades in 2 s'],
  [
    'offered until the list has no number, which stays so',
    [open, sent, risen(0.5), nonePriced, priced(0.5)],
    'idle, out of stock: any',
    '',
  ],

  ['out of stock', [open, sent, soldOut], `${NONE}, out of stock: any`, 'fades in 8 s'],
  [
    'out of stock of an operator',
    [open, sentToEe, soldOutAtEe],
    `refused, operator-out-of-stock: ${NONE_AT_EE}, out of stock: operator`,
    `error ${NONE_AT_EE} for 8 s, fades in 8 s, none of ee`,
  ],
  ['out of stock until another selection', [open, sent, soldOut, reselect], NONE, 'fades in 2 s'],
  ['out of stock, read again', [open, nonePriced, { kind: 'refreshed' }], 'idle', ''],
  ['sent, and no list touches it', [open, sent, nonePriced], 'asking, with $5', ''],

  ['one of a batch', [open, batchOf(3), sent, answered], 'idle, 1 of 3 between, has 18', ''],
  [
    'the second of a batch, with the balance at the press',
    [open, batchOf(3), sent, answered, sentLater],
    'asking, with $5, 1 of 3 buying, has 18',
    '',
  ],
  [
    'a whole batch, of which the last answer alone describes its number',
    [open, batchOf(2), sent, answered, sent, described],
    'bought, has 18 19',
    `${TWO_OF_TWO}, announces 19, bought`,
  ],
  ['a batch that fails at the first', [open, batchOf(3), sent, closed], CLOSED, 'fades in 8 s'],
  [
    'a batch that fails later',
    [open, batchOf(3), sent, described, sent, closed],
    "idle, 1 of 3 over, for 'Service is closed', has 19",
    'cut as told',
  ],
  [
    'a batch that meets a limit, and does not go on by itself',
    [open, batchOf(3), sent, answered, sent, limited],
    "idle, 1 of 3 over, for 'Too many requests. Wait a moment, then try again.', has 18",
    'cut, limit of purchase',
  ],
  [
    'a batch that the user leaves',
    [open, batchOf(3), sent, answered, close],
    'idle, has 18',
    `warning ${ONE_OF_THREE}, cut`,
  ],
  [
    'a batch left during its last purchase',
    [open, batchOf(3), sent, close, answered],
    'idle, has 18',
    `success ${ONE_OF_THREE} for 4 s, bought, left`,
  ],
  [
    'a batch whose summary is read with the next purchase',
    [open, batchOf(3), sent, answered, stop, { kind: 'summary-read' }],
    'idle, has 18',
    '',
  ],

  ['none, but a message names no number', [says(null, false)], 'idle', 'external'],
  ['announced before its answer', [sent, says('18')], 'asking, with $5, announced', ''],
  ['announced after its answer', [sent, answered, says('18')], 'idle, has 18', ''],
  [
    'refused after one was announced',
    [sent, says('18'), closed],
    'idle',
    "error 'Service is closed', external as told",
  ],
  ['lost after two were announced', [sent, says('19', false), says('20'), lost], 'checking', 'external'],
  [
    'answered after a message that names no number',
    [sent, says(null, false), described],
    'idle, has 19',
    `${BOUGHT}, announces 19, bought as told, left`,
  ],
  [
    'clicked in another tab as well, first at 5 s',
    [sent, otherTab('187 wa', 5_000), otherTab('187 wa', 6_000), otherTab('187 tg', 1_000)],
    'asking, with $5, other tab at 5000',
    '',
  ],
])('purchase step: %s', (_, events, facts, news) => {
  const step = follow(...events);
  expect([factsOf(step.purchase), newsOf(step)]).toEqual([facts, news]);
});

it('purchase step: what is told expires after its time, and never what replaced it', () => {
  const { purchase, fading } = follow(open, sent, lost, due, notListed);
  const other = updatePurchase(purchase, reselect);
  expect([fading?.payload, other.fading?.payload]).toEqual([purchase.status, other.purchase.status]);
  const expired: PurchaseAction = { kind: 'expired', statuses: [purchase.status] };
  expect(updatePurchase(purchase, expired).purchase.status.kind).toBe('idle');
  expect(updatePurchase(other.purchase, expired).purchase).toBe(other.purchase);
});

it('purchase error: offers any operator, or the price that rose', () => {
  const errorAfter = (...events: readonly Event[]) => purchaseError(follow(open, ...events).purchase.status);
  expect(errorAfter(sentToEe, soldOutAtEe)?.canTryAnyOperator).toBe(true);
  expect(errorAfter(sent, soldOut)?.canTryAnyOperator).toBe(false);
  expect(errorAfter(sent, risen(0.5))?.newPrice).toBe(0.5);
});
