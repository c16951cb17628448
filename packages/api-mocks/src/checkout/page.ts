import type { DepositRow } from '../db/rows';
import type { World } from '../world/world';
import type { Decision } from './decide';
import { checkoutPath } from './link';
import { checkoutState, findSession, returnAddress, type CheckoutState } from './session';

/** Path of the page's style sheet: a file of its own, so that the content security policy can be strict. */
export const CHECKOUT_STYLE_PATH = checkoutPath('style.css');

const METHODS: Readonly<Record<DepositRow['payment_type'], string>> = {
  card: 'Card',
  bank: 'Bank transfer',
  ussd: 'USSD',
  mobile: 'Mobile money',
};

const NOTICES: Readonly<Record<Exclude<CheckoutState, 'open'>, string>> = {
  processing:
    'Your bank is working on this payment. You may close this window: the money arrives in a minute.',
  paid: 'This payment has been made.',
  declined: 'This payment was declined. Nothing was charged.',
  cancelled: 'This payment was cancelled.',
  expired: 'This payment session has expired. Nothing was charged.',
};

const BUTTONS: readonly (readonly [Decision, string])[] = [
  ['pay', 'Pay'],
  ['pay-later', 'Pay by a slow bank'],
  ['decline', 'Decline'],
  ['cancel', 'Cancel'],
];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

const layout = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${CHECKOUT_STYLE_PATH}">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${content}
<p class="hint">A simulated payment provider: no money moves.</p>
</main>
</body>
</html>
`;

const formatted = (deposit: DepositRow): string =>
  `₦${deposit.ngn_amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const detailsOf = (deposit: DepositRow): string => `<dl>
<dt>Amount</dt><dd>${formatted(deposit)}</dd>
<dt>Method</dt><dd>${METHODS[deposit.payment_type]}</dd>
<dt>Reference</dt><dd><code>${escaped(deposit.tx_ref)}</code></dd>
</dl>`;

const formOf = ({ token }: DepositRow): string => `<form method="post" action="${checkoutPath(token)}">
${BUTTONS.map(([decision, label]) => `<button name="decision" value="${decision}">${label}</button>`).join('\n')}
</form>`;

/**
 * The provider's page for a payment session: plain HTML without a script. Reports an expired session.
 * @param origin the origin the page is served from
 */
export const checkoutPage = (world: World, token: string, origin: string): string => {
  const deposit = findSession(world, token);
  if (deposit === undefined)
    return layout('Payment not found', '<p>There is no payment session of this name.</p>');
  const state = checkoutState(world, deposit);
  const leave = escaped(returnAddress(world, deposit, origin).href);
  return layout(
    'Checkout',
    `${detailsOf(deposit)}
${state === 'open' ? formOf(deposit) : `<p role="status">${NOTICES[state]}</p>`}
<p><a href="${leave}">${state === 'open' ? 'Leave without deciding' : 'Back to the dashboard'}</a></p>`,
  );
};
