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
      checking: [
        `${lost} Active Numbers is being checked for the number.`,
        'Wait; nothing is bought twice by itself.',
        { story: 'parts-recovery-unconfirmedpurchase--checking' },
      ],
      'lookup-failed': [
        `${lost} The check failed too.`,
        "Press 'Check again'.",
        { story: 'parts-recovery-unconfirmedpurchase--lookup-failed' },
      ],
      ambiguous: [
        `${lost} More than one number may be the bought one.`,
        'Look at Active Numbers before buying again.',
        { story: 'parts-recovery-unconfirmedpurchase--ambiguous' },
      ],
    }),
    ...explain('Add Funds, above the amount', withTitles(unconfirmedPaymentTexts(limits)), {
      checking: [
        `${lost} Payment History is being checked for the payment.`,
        'Wait; nothing is paid twice by itself.',
        { story: 'parts-payments-addfundsform--checking-unconfirmed' },
      ],
      'lookup-failed': [
        `${lost} The check failed too.`,
        "Press 'Check again'.",
        { story: 'parts-payments-addfundsform--lookup-failed' },
      ],
      ambiguous: [
        `${lost} More than one payment may be the started one.`,
        'Look at Payment History before paying again.',
        { story: 'parts-common-unconfirmedoutcome--ambiguous' },
      ],
    }),
  ],
};
