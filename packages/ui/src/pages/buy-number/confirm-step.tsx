import type { ReactNode, Ref } from 'react';

import type { Limits } from '../../limits';
import { Disclosure } from '../../primitives/overlays/disclosure';
import { TextField, type TextFieldProps } from '../../primitives/forms/text-field';

interface MaxPriceFieldProps {
  /** USD as typed; an empty string means no limit, 0 is a valid limit. */
  value: string;
  /** Step of the field, in USD (spec §2). */
  limits: Pick<Limits, 'maxPriceStepUsd'>;
  onChange: (value: string) => void;
  /** Error: why the limit blocks the purchase. */
  error?: string | undefined;
  ref?: TextFieldProps['ref'];
}

/**
 * Maximum price of the number, in USD (spec §2). Empty means no limit, 0 is a limit. In the last step of the
 * wizard. Enter buys, unless blocked.
 */
function MaxPriceField({ value, limits, onChange, error, ref }: MaxPriceFieldProps) {
  return (
    <TextField
      ref={ref}
      label="Maximum Price (Optional)"
      hint="In USD"
      placeholder="No limit"
      inputMode="decimal"
      autoComplete="off"
      // A text input, since a number input hides text that it cannot parse. On a text input `step` and `min`
      // inform only.
      step={limits.maxPriceStepUsd}
      min={0}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

export interface ConfirmStepProps {
  /** Limits of the specification used in its texts. */
  limits: Pick<Limits, 'maxPriceStepUsd'>;
  /** Called when the user presses Enter in the maximum price field. */
  onPurchase: () => void;
  /** USD as typed; an empty string means no limit. */
  maxPrice: string;
  /** Validation error of the limit; undefined when it is valid. */
  maxPriceError: string | undefined;
  onMaxPriceChange: (value: string) => void;
  /** Ref to the limit's field, which takes the focus when the limit blocks a purchase. */
  maxPriceField: Ref<HTMLInputElement>;
  /** Batch purchase; null while it makes no sense. */
  moreOptions: ReactNode;
  /** True for a user who opened them last time. */
  isMoreOpen: boolean;
  /** Called when the user opens or closes them. */
  onMoreToggle: (isOpen: boolean) => void;
}

/** Last step of a purchase: the optional limit, and rarely used options. Enter in the limit buys. */
export function ConfirmStep({ maxPriceField, ...props }: ConfirmStepProps) {
  const { moreOptions } = props;
  return (
    <div className="flex flex-col gap-4 p-4">
      <div className="flex flex-col gap-4">
        {/* Enter in the field buys, as 'Purchase Number' does. */}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            props.onPurchase();
          }}
        >
          <MaxPriceField
            ref={maxPriceField}
            value={props.maxPrice}
            limits={props.limits}
            onChange={props.onMaxPriceChange}
            error={props.maxPriceError}
          />
        </form>
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-muted tabular-nums">
          <span>Average: $0.04</span>
          <span>Success rate: 95%</span>
          <span>across all services</span>
        </p>
      </div>
      {moreOptions !== null && (
        <Disclosure summary="More options" defaultOpen={props.isMoreOpen} onToggle={props.onMoreToggle}>
          <div className="flex flex-col gap-5 pt-3">{moreOptions}</div>
        </Disclosure>
      )}
    </div>
  );
}
