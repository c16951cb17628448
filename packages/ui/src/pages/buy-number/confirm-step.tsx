import type { ReactNode, Ref } from 'react';

import type { Limits } from '../../limits';
import { Disclosure } from '../../primitives/overlays/disclosure';
import { TextField } from '../../primitives/forms/text-field';

export interface ConfirmStepProps {
  /** Step of the limit, in USD (spec §2). */
  limits: Pick<Limits, 'maxPriceStepUsd'>;
  /** Called when the user presses Enter in the maximum price field. */
  onPurchase: () => void;
  /** USD as typed; an empty string means no limit, 0 is a limit. */
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
export function ConfirmStep({ maxPriceField, moreOptions, ...props }: ConfirmStepProps) {
  return (
    <div className="flex flex-col gap-4 p-card">
      <div className="flex flex-col gap-4">
        {/* Enter in the field buys, as 'Purchase Number' does. */}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            props.onPurchase();
          }}
        >
          <TextField
            ref={maxPriceField}
            label="Maximum Price (Optional)"
            hint="In USD"
            placeholder="No limit"
            inputMode="decimal"
            autoComplete="off"
            // A text input, since a number input hides text that it cannot parse. On a text input `step` and
            // `min` inform only.
            step={props.limits.maxPriceStepUsd}
            min={0}
            value={props.maxPrice}
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
