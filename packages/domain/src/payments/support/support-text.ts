import { attach, createEvent, createStore, sample } from 'effector';
import { copyTextFx } from '../../lib/copy-text';
import { copyFailedToast } from '../../numbers/copying/copy-numbers';
import { formatPhoneNumber } from '../../numbers/copying/copyable-text';
import { NUMBER_STATUS_LABELS, readNumberStatus } from '../../numbers/list/number-status';
import { toastRequested } from '../../lib/toasts/toasts';
import type { Deposit } from '../../contracts/deposit';
import type { PurchasedNumber } from '../../contracts/number';
import { SUPPORT_LINE_MAX, SUPPORT_TEXT_MAX } from '../../limits/tuning';
import { formatDateTime } from '../../lib/format/date-time';
import { formatUsd } from '../../lib/format/money';
import { paymentMethodLabel } from '../payment-method';

const copyFx = attach({ effect: copyTextFx });

export const supportTextCopyClicked = createEvent<string>();

/** The text for support that was copied last: its button says 'Copied' until the text changes. */
export const $copiedSupportText = createStore<string | null>(null).on(copyFx.done, (_, { params }) => params);

sample({ clock: supportTextCopyClicked, target: copyFx });
sample({ clock: copyFx.fail, fn: copyFailedToast, target: toastRequested });

/** Place from which the user requests support. */
export interface SupportContext {
  readonly version: string;
  /** Path without its query. */
  readonly page: string;
  readonly username: string;
}

/** Facts about a number that its row does not show. */
export interface NumberSupportContext extends SupportContext {
  readonly service: string;
  readonly country: string;
  /** Attempts and their outcome. */
  readonly outcome: string | undefined;
  readonly hasPhoneNumber: boolean;
}

/** A purchase that failed, as its last step showed it; undefined or '' where unknown. */
interface PurchaseSupportContext extends SupportContext {
  readonly service: string | undefined;
  readonly country: string | undefined;
  readonly operator: string | undefined;
  readonly price: string | undefined;
  readonly maxPrice: string;
  /** When the text was made, ms since 1970. */
  readonly at: number;
  readonly error: string;
}

/** A line of the text; null or '' leaves it out. */
type Line = readonly [term: string, value: string | null | undefined];

/** A moment in UTC and in the user's time. */
const time = (term: string, at: number | null): Line => [
  term,
  at === null
    ? null
    : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC, local ${formatDateTime(at)}`,
];

const contextLines = ({ version, page, username }: SupportContext): readonly Line[] => [
  ['Version', version],
  ['Page', page],
  ['User', username],
];

/** A value is of the server or the user: one line of bounded length. */
const toText = (lines: readonly Line[]): string =>
  lines
    .flatMap(([term, value]) =>
      value ? [`${term}: ${value.replaceAll(/\s+/g, ' ').slice(0, SUPPORT_LINE_MAX)}`] : [],
    )
    .join('\n')
    .slice(0, SUPPORT_TEXT_MAX);

/** A number for support: never its code or SMS; its phone number only if the user includes it. */
export const numberSupportText = (number: PurchasedNumber, context: NumberSupportContext): string =>
  toText([
    ...contextLines(context),
    ['Activation ID', number.activationId],
    ['Service', context.service],
    ['Country', context.country],
    ['Price', number.price === null ? null : formatUsd(number.price)],
    time('Purchased', number.purchasedAt),
    time('Received', number.receivedAt),
    time('Expires', number.expiresAt),
    ['Status', NUMBER_STATUS_LABELS[readNumberStatus(number.status)]],
    ['Outcome', context.outcome],
    ['Phone number', context.hasPhoneNumber ? formatPhoneNumber(number.phoneNumber) : null],
  ]);

export const depositSupportText = (deposit: Deposit, context: SupportContext): string =>
  toText([
    ...contextLines(context),
    ['Reference', deposit.txRef],
    ['Provider reference', deposit.providerRef],
    ['Amount', [deposit.formattedNgn, deposit.formattedUsd].filter(Boolean).join(' = ')],
    ['Method', deposit.paymentType === null ? null : paymentMethodLabel(deposit.paymentType)],
    time('Created', deposit.createdAt),
    time('Paid', deposit.paidAt),
    time('Expires', deposit.expiresAt),
    ['Status', deposit.status],
  ]);

export const purchaseSupportText = (context: PurchaseSupportContext): string =>
  toText([
    ...contextLines(context),
    ['Service', context.service],
    ['Country', context.country],
    ['Operator', context.operator],
    ['Price', context.price],
    ['Maximum price', context.maxPrice],
    time('At', context.at),
    ['Outcome', context.error],
  ]);
