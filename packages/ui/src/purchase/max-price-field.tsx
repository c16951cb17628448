import type { Limits } from '../limits';
import { TextField, type TextFieldProps } from '../primitives/text-field';

export interface MaxPriceFieldProps {
  /** USD as typed; an empty string means no limit, 0 is a valid limit. */
  value: string;
  /** Step of the field, in USD (spec §2). */
  limits: Pick<Limits, 'maxPriceStepUsd'>;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Error: why the limit blocks the purchase. */
  error?: string | undefined;
  /** Ref to the input. */
  ref?: TextFieldProps['ref'];
}

/**
 * Maximum price of the number, in USD (spec §2). Empty means no limit, 0 is a limit. In the last step of the wizard.
 * Enter buys, unless blocked.
 */
export function MaxPriceField({ value, limits, onChange, error, ref }: MaxPriceFieldProps) {
  return (
    <TextField
      ref={ref}
      label="Maximum Price (Optional)"
      hint="In USD"
      placeholder="No limit"
      inputMode="decimal"
      autoComplete="off"
      // A text input, since a number input hides text that it cannot parse. On a text input `step` and `min` inform
      // only.
      step={limits.maxPriceStepUsd}
      min={0}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
