import { expect, it } from 'vitest';
import type { ApiError } from '../api/errors/api-error';
import { aNumber } from '../testing/fixtures/a-number';
import { aRejection } from '../testing/fixtures/a-rejection';
import { updateAttempt, type Attempt, type AttemptAction } from '../api/money-call/mutation-attempt';
import { PURCHASE_ERROR_AFTER_CHANGE_MS, PURCHASE_ERROR_MS } from '../limits/spec';
import { newBatch } from './batch';
import type { PurchaseIntent, PurchaseOrder, PurchaseResult } from './purchase-attempt';
import { NO_PURCHASE, purchaseError, type PurchaseAction, type PurchaseStep } from './purchase-state';
import { updatePurchase } from './purchase-step';

const intentOf = (operator: string): PurchaseIntent => ({
  userId: '7',
  key: 'k',
  clickedAt: 0,
  clickedHereAt: 0,
  knownIds: [],
  country: '187',
  service: 'wa',
  operator,
});
type Call = Attempt<PurchaseIntent, PurchaseResult>;
type CallAction = AttemptAction<PurchaseIntent, PurchaseOrder, PurchaseResult>;

type Lookup = NonNullable<Call['lookup']>;
type CallActions = readonly (CallAction | ((lookup: Lookup) => CallAction))[];

/**
 * What happens to the call, one after the other, as actions of the purchases; some to the lookup that is
 * under way.
 */
const call = (...actions: CallActions): readonly PurchaseAction[] => {
  let before: Call | null = null;
  return actions.map((given): PurchaseAction => {
    const lookup = before?.lookup;
    const action = typeof given === 'function' ? lookup && given(lookup) : given;
    const after: Call | null = action ? updateAttempt(before, action) : null;
    if (!action || after === null) throw new Error('No such call.');
    const step = { before, action, after };
    before = after;
    return { kind: 'called', step };
  });
};
/** The same without the first action. */
const later = (...actions: CallActions): readonly PurchaseAction[] => call(...actions).slice(1);

const intent = intentOf('');
const shown = { price: 0.4, balance: 5, operatorName: null };
const order: PurchaseOrder = { body: { country: '187', service: 'wa' }, shown };
const sent: CallAction = { kind: 'sent', intent, sinceMs: 0, request: order };
const answered: CallAction = { kind: 'answered', intent, made: { id: '18', number: null } };
const number = aNumber({ id: '19', price: 0.4 });
const described: CallAction = { kind: 'answered', intent, made: { id: '19', number } };
const lost: CallAction = { kind: 'lost', intent };
const due: CallAction = { kind: 'due', intent, isLast: true };
const refusal = (error: ApiError): CallAction => ({ kind: 'refused', intent, error });
const closed = refusal(aRejection({ text: 'Service is closed' }));
const soldOut = refusal(aRejection({ text: 'No numbers available' }));
const risen = (totalPrice?: number) =>
  refusal(aRejection({ code: 'PRICE_EXCEEDED', text: 'Too much', details: { totalPrice } }));
const limited = refusal(aRejection({ status: 429, text: 'Rate limit exceeded' }));

const noList = (lookup: Lookup): CallAction => ({ kind: 'lookup-failed', lookup });
const notListed = (lookup: Lookup): CallAction => ({ kind: 'listed', lookup, match: { kind: 'none' } });

const noneListed: PurchaseAction = { kind: 'price-listed', price: null, isSoldOut: true };

const open: PurchaseAction = { kind: 'screen-toggled', isOpen: true };
const close: PurchaseAction = { kind: 'screen-toggled', isOpen: false };
const batchOf = (count: number): PurchaseAction => ({
  kind: 'batch-started',
  batch: newBatch(count, 'WhatsApp', 0.4),
  balance: 5,
});

const follow = (...actions: readonly PurchaseAction[]): PurchaseStep =>
  actions.reduce<PurchaseStep>(({ purchase }, action) => updatePurchase(purchase, action), {
    purchase: NO_PURCHASE,
  });

const success = { tone: 'success', text: 'Number purchased successfully!', durationMs: 4_000 };
const refused = (text: string) => ({ kind: 'refused', reason: 'other', text });
const twoOfThree = '2 of 3 bought: WhatsApp.';

it.each<[string, readonly PurchaseAction[], object, object]>([
  ['asking', [open, ...call(sent)], { status: { kind: 'asking' }, balanceAtPress: 5 }, {}],
  [
    'bought, and about to leave',
    [open, ...call(sent, answered)],
    { status: { kind: 'bought' }, boughtIds: ['18'] },
    { toast: success, bought: { isDescribed: false } },
  ],
  ['bought and left', [open, ...call(sent, answered), close], { status: { kind: 'idle' } }, { isLeft: true }],
  [
    'bought while the user is elsewhere',
    [open, ...call(sent), close, ...later(sent, answered)],
    { status: { kind: 'idle' } },
    { bought: { isDescribed: false }, isLeft: true, toast: success },
  ],
  ['unconfirmed', [open, ...call(sent, lost)], { status: { kind: 'unconfirmed', phase: 'checking' } }, {}],
  [
    'unconfirmed, and up to the user',
    [open, ...call(sent, lost, due, noList)],
    { status: { kind: 'unconfirmed', phase: 'lookup-failed' } },
    {},
  ],
  [
    'unconfirmed, and up to the user who is elsewhere',
    call(sent, lost, due, noList),
    { status: { kind: 'unconfirmed', phase: 'lookup-failed' } },
    {
      toast: {
        tone: 'warning',
        text: "We couldn't confirm your purchase. Open Buy Number to check again.",
      },
    },
  ],
  ['refused for a reason', [open, ...call(sent, closed)], { status: refused('Service is closed') }, {}],
  [
    'refused, told once to a user who is elsewhere',
    call(sent, closed),
    { status: { kind: 'idle' } },
    { toast: { tone: 'error', text: 'Service is closed' } },
  ],
  [
    'refused for too many calls',
    [open, ...call(sent, limited)],
    { status: { kind: 'idle' } },
    { limit: { kind: 'rate-limited', cause: 'purchase', retryAfterS: null } },
  ],
  [
    'refused at another price',
    [open, ...call(sent, risen(0.5))],
    { status: { kind: 'price-risen', was: 0.4, now: 0.5 } },
    { isPriceOutdated: true },
  ],
  [
    'refused at a price that the list tells',
    [
      open,
      ...call(sent, risen()),
      { kind: 'price-listed', price: 0.4, isSoldOut: false },
      { kind: 'price-listed', price: 0.6, isSoldOut: false },
    ],
    { status: { kind: 'price-risen', was: 0.4, now: 0.6, isListed: true } },
    {},
  ],
  [
    'a list from before the rise leaves the offer',
    [open, ...call(sent, risen(0.5)), { kind: 'price-listed', price: 0.4, isSoldOut: false }],
    { status: { kind: 'price-risen', was: 0.4, now: 0.5 } },
    {},
  ],
  [
    'the earlier price, listed after the rise, ends the offer',
    [
      open,
      ...call(sent, risen(0.5)),
      { kind: 'price-listed', price: 0.5, isSoldOut: false },
      { kind: 'price-listed', price: 0.4, isSoldOut: false },
    ],
    { status: { kind: 'idle' } },
    {},
  ],
  [
    'a list without any number ends the offer, and is out of stock until the user reads it again',
    [open, ...call(sent, risen(0.5)), noneListed, { kind: 'price-listed', price: 0.5, isSoldOut: false }],
    { status: { kind: 'idle' }, outOfStock: 'any' },
    {},
  ],
  ['read again, it may be in stock', [open, noneListed, { kind: 'refreshed' }], { outOfStock: null }, {}],
  ['no list touches a purchase that is sent', [open, ...call(sent), noneListed], { outOfStock: null }, {}],
  [
    'another selection ends the offer of a price',
    [open, ...call(sent, risen(0.5)), { kind: 'selection-changed' }],
    { status: refused('The price is now $0.5000 (it was $0.4000).') },
    {},
  ],
  [
    'out of stock',
    [open, ...call(sent, soldOut)],
    {
      outOfStock: 'any',
      status: refused('No numbers currently available for this service/country combination.'),
    },
    {},
  ],
  [
    'out of stock until the selection changes',
    [open, ...call(sent, soldOut), { kind: 'selection-changed' }],
    { outOfStock: null },
    {},
  ],
  [
    'out of stock while it is tried again',
    [open, ...call(sent, soldOut), ...call(sent)],
    { outOfStock: 'any', status: { kind: 'asking' } },
    {},
  ],
  ['read', [open, ...call(sent, closed), { kind: 'dismissed' }], { status: { kind: 'idle' } }, {}],
  ['not sent', [open, { kind: 'not-sent', text: 'No' }], { status: refused('No') }, {}],
  [
    'between the numbers of a batch',
    [open, batchOf(3), ...call(sent, answered)],
    { status: { kind: 'idle' }, batch: { bought: 1, phase: 'between' } },
    {},
  ],
  [
    'a whole batch',
    [open, batchOf(2), ...call(sent, answered), ...call(sent, answered)],
    { status: { kind: 'bought' }, batch: null },
    { toast: { ...success, text: '2 of 2 bought: WhatsApp.' }, bought: { isDescribed: false } },
  ],
  [
    'a described number',
    [open, ...call(sent, described)],
    { boughtIds: ['19'] },
    { toast: success, announced: number, bought: { isDescribed: true } },
  ],
  [
    'a batch whose last answer alone describes its number',
    [open, batchOf(2), ...call(sent, answered), ...call(sent, described)],
    { batch: null },
    {
      toast: { ...success, text: '2 of 2 bought: WhatsApp.' },
      announced: number,
      bought: { isDescribed: false },
    },
  ],
  [
    'a batch that is cut after such an answer',
    [open, batchOf(3), ...call(sent, answered), ...call(sent, described), { kind: 'batch-stopped' }],
    {},
    { batchCut: { isDescribed: false } },
  ],
  [
    'a batch that fails at the first',
    [open, batchOf(3), ...call(sent, closed)],
    { batch: null, status: refused('Service is closed') },
    {},
  ],
  [
    'a batch that fails later',
    [open, batchOf(3), ...call(sent, answered), ...call(sent, closed)],
    { status: { kind: 'idle' }, batch: { bought: 1, failure: 'Service is closed' } },
    { batchCut: { isDescribed: false } },
  ],
  [
    'a batch that the user stops',
    [open, batchOf(3), ...call(sent, answered), { kind: 'batch-stopped' }],
    { batch: { bought: 1, phase: 'over', failure: null } },
    { batchCut: { isDescribed: false } },
  ],
  [
    'a batch that the user leaves, told as a toast',
    [open, batchOf(3), ...call(sent, answered), ...call(sent, answered), close],
    { batch: null },
    {
      batchCut: { isDescribed: false },
      toast: { tone: 'warning', text: `${twoOfThree} You stopped the rest.` },
    },
  ],
  [
    'a batch left during its last purchase',
    [open, batchOf(3), ...call(sent), close, ...later(sent, answered)],
    { batch: null },
    {
      bought: { isDescribed: false },
      isLeft: true,
      toast: { ...success, text: '1 of 3 bought: WhatsApp. You stopped the rest.' },
    },
  ],
  [
    'read, with the next purchase',
    [open, batchOf(3), ...call(sent, answered), { kind: 'batch-stopped' }, { kind: 'summary-read' }],
    { batch: null },
    {},
  ],
  [
    'a number bought elsewhere',
    [{ kind: 'announced', purchaseId: '19', isDescribed: true }],
    { announced: [] },
    { external: { isDescribed: true } },
  ],
  [
    'one that a message does not name',
    [{ kind: 'announced', purchaseId: null, isDescribed: false }],
    {},
    { external: { isDescribed: false } },
  ],
  [
    'one that a message does not describe, while a purchase is refused',
    [
      ...call(sent),
      { kind: 'announced', purchaseId: '19', isDescribed: false },
      { kind: 'announced', purchaseId: '20', isDescribed: true },
      ...later(sent, lost),
    ],
    { announced: [] },
    { external: { isDescribed: false } },
  ],
  [
    'one bought elsewhere while a purchase succeeds',
    [
      ...call(sent),
      { kind: 'announced', purchaseId: '19', isDescribed: true },
      { kind: 'announced', purchaseId: '20', isDescribed: false },
      ...later(sent, described),
    ],
    { announced: [] },
    {
      toast: success,
      announced: number,
      bought: { isDescribed: true },
      external: { isDescribed: false },
      isLeft: true,
    },
  ],
  [
    'a message that does not name its number, while a purchase succeeds',
    [...call(sent), { kind: 'announced', purchaseId: null, isDescribed: false }, ...later(sent, described)],
    { announced: [] },
    { toast: success, announced: number, bought: { isDescribed: true }, isLeft: true },
  ],
  [
    'a message about the number of this page',
    [...call(sent, answered), { kind: 'announced', purchaseId: '18', isDescribed: true }],
    {},
    {},
  ],
  [
    'the first click of another tab',
    [
      ...call(sent),
      { kind: 'other-tab-clicked', selection: '187 wa', at: 5_000 },
      { kind: 'other-tab-clicked', selection: '187 wa', at: 6_000 },
      { kind: 'other-tab-clicked', selection: '187 tg', at: 1_000 },
    ],
    { otherTabClickedAt: 5_000 },
    {},
  ],
])('purchase step: %s', (_, actions, purchase, news) => {
  const { purchase: after, fading: _fading, ...found } = follow(...actions);
  expect(after).toMatchObject(purchase);
  expect(found).toEqual(news);
});

it('purchase step: tells that nothing was charged for some seconds, and fewer after another selection', () => {
  const { purchase, fading } = follow(open, ...call(sent, lost, due, notListed));
  expect(purchase.status).toEqual({
    kind: 'refused',
    reason: 'not-charged',
    text: 'Not charged — try again',
  });
  expect(fading).toEqual({ payload: purchase.status, afterMs: PURCHASE_ERROR_MS });
  const other = updatePurchase(purchase, { kind: 'selection-changed' });
  expect(other.fading).toEqual({
    payload: other.purchase.status,
    afterMs: PURCHASE_ERROR_AFTER_CHANGE_MS,
  });
  const statuses = [purchase.status];
  expect(updatePurchase(purchase, { kind: 'expired', statuses }).purchase.status.kind).toBe('idle');
  expect(updatePurchase(other.purchase, { kind: 'expired', statuses }).purchase).toBe(other.purchase);
});

it('purchase step: the offer of a price does not end by itself', () => {
  expect(follow(open, ...call(sent, risen(0.5))).fading).toBeUndefined();
});

it('purchase step: a message that comes while the response is pending is about the number that it brings, or external', () => {
  const announced: PurchaseAction = { kind: 'announced', purchaseId: '18', isDescribed: true };
  const external = { isDescribed: true };
  expect(follow(...call(sent), announced).external).toBeUndefined();
  expect(follow(...call(sent), announced, ...later(sent, answered)).external).toBeUndefined();
  expect(follow(...call(sent), announced, ...later(sent, closed)).external).toEqual(external);
  expect(follow(...call(sent), announced, ...later(sent, lost)).external).toEqual(external);
});

it('purchase error: offers any operator, or the price that rose', () => {
  const ofOperator = { ...order, shown: { ...shown, operatorName: 'EE' } };
  const ee = intentOf('ee');
  const calls = call(
    { ...sent, intent: ee, request: ofOperator },
    { kind: 'refused', intent: ee, error: aRejection({ text: 'No numbers available' }) },
  );
  const { purchase, emptyOperator, toast } = follow(open, ...calls);
  const text = 'No numbers available for EE operator. Try "Any Operator" option.';
  expect(purchaseError(purchase.status)).toEqual({ text, canTryAnyOperator: true });
  expect([purchase.outOfStock, emptyOperator, toast?.text]).toEqual(['operator', 'ee', text]);
  expect(purchaseError(follow(open, ...call(sent, risen(0.5))).purchase.status)?.newPrice).toBe(0.5);
});
