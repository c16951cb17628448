import { unconfirmedPaymentTexts } from '@sms/ui/parts/payments/add-funds-form';
import { unconfirmedPurchaseTexts } from '@sms/ui/parts/recovery/unconfirmed-purchase';
import { limits } from '../../app/limits';
import type { ErrorRow, ErrorSection, Explanation } from './row';

/** Rows of texts with a title. */
const rowsOf = <State extends string>(
  texts: Readonly<Record<State, { readonly title: string; readonly text: string }>>,
  explanations: Readonly<Record<NoInfer<State>, Explanation>>,
): readonly ErrorRow[] =>
  (Object.keys(texts) as State[]).map((state) => ({
    code: state,
    text: `${texts[state].title}. ${texts[state].text}`,
    ...explanations[state],
  }));

const lost = 'The answer was lost: there was no response before the timeout, or one that cannot be read.';

/** Purchases and payments whose answer was lost: money may have moved. */
export const unconfirmed: ErrorSection = {
  title: 'Unconfirmed purchases and payments',
  story: 'parts-recovery-unconfirmedpurchase--all-states',
  rows: [
    ...rowsOf(unconfirmedPurchaseTexts(limits), {
      checking: {
        cause: `${lost} Active Numbers is being checked for the number.`,
        place: 'Buy Number, in place of the button',
        action: 'Wait; nothing is bought twice by itself.',
        story: 'parts-recovery-unconfirmedpurchase--checking',
      },
      'lookup-failed': {
        cause: `${lost} The check failed too.`,
        place: 'Buy Number, in place of the button',
        action: "Press 'Check again'.",
        story: 'parts-recovery-unconfirmedpurchase--lookup-failed',
      },
      ambiguous: {
        cause: `${lost} More than one number may be the bought one.`,
        place: 'Buy Number, in place of the button',
        action: 'Look at Active Numbers before buying again.',
        story: 'parts-recovery-unconfirmedpurchase--ambiguous',
      },
    }),
    ...rowsOf(unconfirmedPaymentTexts(limits), {
      checking: {
        cause: `${lost} Payment History is being checked for the payment.`,
        place: 'Add Funds, above the amount',
        action: 'Wait; nothing is paid twice by itself.',
        story: 'parts-payments-addfundsform--checking-unconfirmed',
      },
      'lookup-failed': {
        cause: `${lost} The check failed too.`,
        place: 'Add Funds, above the amount',
        action: "Press 'Check again'.",
        story: 'parts-payments-addfundsform--lookup-failed',
      },
      ambiguous: {
        cause: `${lost} More than one payment may be the started one.`,
        place: 'Add Funds, above the amount',
        action: 'Look at Payment History before paying again.',
        story: 'parts-common-unconfirmedoutcome--ambiguous',
      },
    }),
  ],
};
