import { Lock } from 'lucide';
import { useEffect, useRef } from 'react';

import type { Limits } from '../limits';
import { Amount } from '../primitives/amount';
import { Button } from '../primitives/buttons/button';
import { Field, fieldClasses } from '../primitives/forms/field';
import { Form } from '../primitives/forms/form';
import { FormError } from '../primitives/forms/form-error';
import { Icon } from '../primitives/icon';
import type { TextFieldState } from '../primitives/forms/text-field';
import { visibleText } from '../primitives/untrusted-text';
import { UnconfirmedOutcome, type OutcomeState, type UnconfirmedOutcomeProps } from './unconfirmed-outcome';
import { MethodTiles, type MethodName, type MethodOption } from './add-funds-form/method-tiles';
import { QuoteBox, type QuoteState } from './add-funds-form/quote-box';

interface AmountChip {
  /** Visible text, for example '₦2,000'. */
  label: string;
  /** Text for the field, in the form a user would type. */
  text: string;
  /** True while the field has this amount. */
  isChosen: boolean;
}

interface AmountChipsProps {
  /** In display order. */
  chips: readonly AmountChip[];
  /** True while a payment is being created. */
  disabled: boolean;
  /** Called with the value of the clicked chip. */
  onFill: (text: string) => void;
}

/** Suggested amounts that fill the field. */
function AmountChips({ chips, disabled, onFill }: AmountChipsProps) {
  return (
    // The name does not contain 'amount': a query by that word must match only the field.
    <div role="group" aria-label="Quick choices" className="mt-0.5 flex flex-wrap gap-2">
      {chips.map(({ label, text, isChosen }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isChosen}
          disabled={disabled}
          onClick={() => onFill(text)}
          className="chip touch-target h-8 grow px-3 text-ink-muted tabular-nums aria-pressed:chip-chosen"
        >
          {label}
        </button>
      ))}
    </div>
  );
}

export type { QuoteState };

export interface AddFundsFormProps {
  /** Formatted USD with 4 decimals. */
  balance: string;
  /** Market rate, for example '1 USD = ₦1,520.00'; undefined while unknown. */
  marketRate?: string | undefined;
  /** Amount in naira as typed. */
  amount: TextFieldState;
  /** Minimum amount, formatted naira. */
  minAmount: string;
  /** Maximum amount, formatted naira. */
  maxAmount: string;
  /** Duration of reconciliation after a lost response. */
  limits: Pick<Limits, 'outcomeSeconds'>;
  /** Suggested amounts; a click changes `amount` as typing does. */
  chips: readonly AmountChip[];
  method: MethodName;
  /** All payment methods, in display order. */
  methods: readonly MethodOption[];
  /** Called with the changed field; applies at once. */
  onMethodChange: (method: MethodName) => void;
  /** What the operator says of the method. @defaultValue undefined */
  methodNote?: string | undefined;
  /** USD value of the amount. */
  quote: QuoteState;
  onQuoteRetry: () => void;
  /** True while the quote matches the displayed amount and nothing is in flight. */
  canSubmit: boolean;
  /**
   * State of the submission: `creating` until the response arrives; after a lost response, its reconciliation
   * state.
   */
  progress?: 'creating' | OutcomeState | undefined;
  /** Error of the payment; the input stays. */
  error?: string | undefined;
  /** Called when the user submits; not called while `canSubmit` is false. */
  onSubmit: () => void;
  /** Called when the user retries reconciliation. */
  onCheckAgain: () => void;
  /** Called when the user starts another payment before the first outcome is known. */
  onTryAgain: () => void;
  /** Called when the user confirms that they checked the outcome. */
  onOutcomeDismiss: () => void;
  /** Called when the user closes the form. */
  onCancel: () => void;
}

/** What happens next, in one line. */
const METHOD_STEPS: Record<MethodName, string> = {
  card: 'Next, a secure window asks for your card.',
  bank: 'Next, a secure window shows an account to pay to.',
  ussd: 'Next, a secure window shows a code to dial.',
  mobile: 'Next, a secure window asks for your mobile number.',
};

const submitLabel = (quote: QuoteState): string =>
  quote.kind === 'known' ? `Pay ${quote.pays}` : 'Proceed to Payment';

const unconfirmedPaymentTexts = ({
  outcomeSeconds,
}: Pick<Limits, 'outcomeSeconds'>): UnconfirmedOutcomeProps['texts'] => ({
  checking: {
    title: "We couldn't confirm this payment yet",
    text: `It can take up to ${outcomeSeconds} seconds to appear.`,
  },
  'lookup-failed': {
    title: "We couldn't confirm this payment yet",
    text: "We couldn't load your payments, so we don't know whether it was started.",
  },
  ambiguous: {
    title: 'We could not tell whether this payment was started',
    text: 'Payment History shows a similar payment, but it may be another one. Check there before you pay again.',
  },
});

/**
 * The form behind 'Add Funds': an amount in naira, a payment method, and the amount's USD value before
 * payment (spec §1, §5). In the dialog of the payments page. Not for paying: the form only opens the
 * provider's checkout popup. Enter in the field submits, with a quote for this amount. The quote is a status:
 * 'Calculating exchange rate...' and then the amount are announced.
 */
export function AddFundsForm(props: AddFundsFormProps) {
  const { amount, method, methods, progress, error } = props;
  const isLocked = progress !== undefined;
  const field = useRef<HTMLInputElement>(null);
  // After the dialog has opened, which moves the focus to its first button. A keyboard on the screen would
  // cover the choices, so touch screens wait for a tap.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  const submit = () => {
    if (props.canSubmit) props.onSubmit();
  };
  return (
    <Form busy={progress === 'creating'} onSubmit={submit}>
      {error !== undefined && <FormError>{error}</FormError>}
      {progress !== undefined && progress !== 'creating' && (
        <UnconfirmedOutcome
          state={progress}
          texts={unconfirmedPaymentTexts(props.limits)}
          risk="If you start another one now, you may have two pending payments. Pay only one."
          confirm="Start another, I may have two"
          onCheckAgain={props.onCheckAgain}
          onTryAgain={props.onTryAgain}
          onDismiss={props.onOutcomeDismiss}
        />
      )}
      <Field.Root error={amount.error} hint={`Min: ${props.minAmount} | Max: ${props.maxAmount}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Field.Label>Amount (NGN)</Field.Label>
          {/* Naira are as large as the rest of the text. */}
          <div className="*:text-sm">
            <Field.Hint />
          </div>
        </div>
        <Field.Control before="₦">
          {(control) => (
            <input
              {...control}
              ref={field}
              value={amount.value}
              onChange={({ target }) => amount.onChange(visibleText(target.value))}
              onBlur={amount.onBlur}
              inputMode="decimal"
              autoComplete="off"
              placeholder="Enter amount in NGN"
              disabled={isLocked}
              className={fieldClasses('pr-3 pl-8 tabular-nums')}
            />
          )}
        </Field.Control>
        <Field.Error />
        <AmountChips chips={props.chips} disabled={isLocked} onFill={amount.onChange} />
      </Field.Root>
      <MethodTiles method={method} methods={methods} disabled={isLocked} onChange={props.onMethodChange} />
      {props.methodNote !== undefined && <p className="-mt-2 text-sm text-ink-muted">{props.methodNote}</p>}
      <QuoteBox quote={props.quote} marketRate={props.marketRate} onRetry={props.onQuoteRetry} />
      <p className="flex items-center gap-2 text-xs text-ink-muted">
        <Icon of={Lock} className="size-3.5 shrink-0" />
        <span>{METHOD_STEPS[method]}</span>
      </p>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:items-center">
        <dl className="order-last mr-auto flex flex-wrap gap-x-1.5 text-sm sm:order-none sm:flex-col">
          <dt className="text-ink-muted">Current Balance</dt>
          <dd className="font-medium text-ink">
            <Amount>{props.balance}</Amount>
          </dd>
        </dl>
        <Button size="lg" onClick={props.onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={progress === 'creating'}
          disabled={!props.canSubmit}
        >
          {progress === 'creating' ? 'Creating...' : submitLabel(props.quote)}
        </Button>
      </div>
    </Form>
  );
}
