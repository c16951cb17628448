import type { Limits } from '../../../limits';
import { TextField, type TextFieldProps } from '../../../primitives/text-field';

export interface MaxPriceFieldProps {
  /** USD as typed; an empty string means no limit, 0 is a real limit. */
  value: string;
  /** The highest limit that is taken, and the step of the field (spec §2). */
  limits: Pick<Limits, 'maxPriceUsd' | 'maxPriceStepUsd'>;
  /** Receives what was typed. */
  onChange: (value: string) => void;
  /** Why the purchase cannot go on with this limit. */
  error?: string | undefined;
  /** The field itself. */
  ref?: TextFieldProps['ref'];
}

/** The most the user wants to pay for the number, in USD (spec §2). */
export function MaxPriceField({ value, limits, onChange, error, ref }: MaxPriceFieldProps) {
  return (
    <TextField
      ref={ref}
      label="Maximum Price (Optional)"
      hint={`In USD, up to ${limits.maxPriceUsd}. We won't buy above this price.`}
      placeholder="No limit"
      inputMode="decimal"
      autoComplete="off"
      // A text input, since a number input hides text that it cannot parse. On a text input `step` and `min` only
      // state what is expected and check nothing.
      step={limits.maxPriceStepUsd}
      min={0}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
