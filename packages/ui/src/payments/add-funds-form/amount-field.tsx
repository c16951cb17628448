import { useEffect, useRef, type ChangeEvent } from 'react';

import { Field, fieldClasses } from '../../primitives/forms/field';
import type { TextFieldState } from '../../primitives/forms/text-field';
import { visibleText } from '../../primitives/untrusted-text';
import { caretIn, grouped, isPlainKey, typedInto } from './grouped-amount';

export interface AmountChip {
  /** Visible text, for example '₦2,000'. */
  label: string;
  /** Text for the field, in the form a user would type. */
  text: string;
  /** True while the field has this amount. */
  isChosen: boolean;
}

export interface AmountFieldProps extends TextFieldState {
  /** Minimum amount, formatted naira. */
  min: string;
  /** Maximum amount, formatted naira. */
  max: string;
  /** Suggested amounts, in display order; a click changes the field as typing does. */
  chips: readonly AmountChip[];
  /** True while a payment is being created, or its outcome is unknown. */
  disabled: boolean;
}

/**
 * Amount of a deposit in naira, as typed, with suggested ones; its thousands stand apart at once. In
 * AddFundsForm. It takes the focus when the form appears, but not on touch screens, whose keyboard would
 * cover the choices.
 */
export function AmountField({ min, max, chips, disabled, value, error, onChange, onBlur }: AmountFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // After the dialog has opened, which moves the focus to its first button.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  const shown = grouped(value);
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const text = visibleText(target.value);
    const key = nativeEvent instanceof InputEvent && isPlainKey(nativeEvent) ? nativeEvent : null;
    const typed = key === null ? text : typedInto(shown, text);
    if (grouped(typed) !== target.value) {
      const left = visibleText(target.value.slice(0, target.selectionStart ?? undefined));
      // Here already, since the caret of a value that React writes goes to the end.
      target.value = grouped(typed);
      const caret = caretIn(target.value, left, key?.inputType === 'deleteContentForward');
      target.setSelectionRange(caret, caret);
    }
    onChange(typed);
  };
  return (
    <Field.Root error={error} hint={`Min: ${min} | Max: ${max}`}>
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
            value={shown}
            onChange={change}
            onBlur={onBlur}
            inputMode="decimal"
            autoComplete="off"
            placeholder="Enter amount in NGN"
            disabled={disabled}
            className={fieldClasses('pr-3 pl-8 tabular-nums')}
          />
        )}
      </Field.Control>
      {/* Heard when the field is left: the button, which is off then, cannot say why. */}
      <div aria-live="polite" className="contents">
        <Field.Error />
      </div>
      {/* The name does not contain 'amount': a query by that word must match only the field. */}
      <div role="group" aria-label="Quick choices" className="mt-0.5 flex flex-wrap gap-2">
        {chips.map(({ label, text, isChosen }) => (
          <button
            key={label}
            type="button"
            aria-pressed={isChosen}
            disabled={disabled}
            onClick={() => onChange(text)}
            className="chip touch-target h-8 flex-1 px-3 text-ink-muted tabular-nums aria-pressed:chip-chosen"
          >
            {label}
          </button>
        ))}
      </div>
    </Field.Root>
  );
}
