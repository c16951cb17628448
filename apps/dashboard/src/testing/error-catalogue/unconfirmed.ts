import { unconfirmedPaymentTexts } from '@sms/ui/parts/payments/add-funds-form';
import { unconfirmedPurchaseTexts } from '@sms/ui/parts/recovery/unconfirmed-purchase';
import { limits } from '../../app/limits';
import { explain, type ErrorSection } from './row';

/** Texts with their titles. */
const withTitles = <State extends string>(
  texts: Readonly<Record<State, { readonly title: string; readonly text: string }>>,
) =>
  Object.fromEntries(
    (Object.keys(texts) as State[]).map((state) => [state, `${texts[state].title}. ${texts[state].text}`]),
  ) as Record<State, string>;

const lost = 'The answer was lost: there was no response before the timeout, or one that cannot be read.';

/** Purchases and payments whose answer was lost: money may have moved. */
export const unconfirmed: ErrorSection = {
  title: 'Unconfirmed purchases and payments',
  story: 'parts-recovery-unconfirmedpurchase--all-states',
  rows: [
    ...explain('Buy Number, in place of the button', withTitles(unconfirmedPurchaseTexts(limits)), {
      checking: {
        cause: `${lost} Active Numbers is being checked for the number.`,
        action: 'Wait; nothing is bought twice by itself.',
        story: 'parts-recovery-unconfirmedpurchase--checking',
      },
      'lookup-failed': {
        cause: `${lost} The check failed too.`,
        action: "Press 'Check again'.",
        story: 'parts-recovery-unconfirmedpurchase--lookup-failed',
      },
      ambiguous: {
        cause: `${lost} More than one number may be the bought one.`,
        action: 'Look at Active Numbers before buying again.',
        story: 'parts-recovery-unconfirmedpurchase--ambiguous',
      },
    }),
    ...explain('Add Funds, above the amount', withTitles(unconfirmedPaymentTexts(limits)), {
      checking: {
        cause: `${lost} Payment History is being checked for the payment.`,
        action: 'Wait; nothing is paid twice by itself.',
        story: 'parts-payments-addfundsform--checking-unconfirmed',
      },
      'lookup-failed': {
        cause: `${lost} The check failed too.`,
        action: "Press 'Check again'.",
        story: 'parts-payments-addfundsform--lookup-failed',
      },
      ambiguous: {
        cause: `${lost} More than one payment may be the started one.`,
        action: 'Look at Payment History before paying again.',
        story: 'parts-common-unconfirmedoutcome--ambiguous',
      },
    }),
  ],
};
