import { CreditCard, Hash, Landmark, Smartphone, type IconNode } from 'lucide';
import { useId } from 'react';

import { Icon } from '../../primitives/icon';

/** A payment method with an icon. */
export type MethodName = 'card' | 'bank' | 'ussd' | 'mobile';

/** A payment method and its label. */
export interface MethodOption {
  /** Wire value. */
  value: MethodName;
  /** Visible text, for example 'Bank Transfer'. */
  label: string;
}

export interface MethodTilesProps {
  /** Current method. */
  method: MethodName;
  /** All methods, in display order. */
  methods: readonly MethodOption[];
  /** True while a payment is being created. */
  disabled: boolean;
  /** Called with the new method; applies at once. */
  onChange: (method: MethodName) => void;
}

/** USSD is dialled: *123#. */
const ICONS: Record<MethodName, IconNode> = {
  card: CreditCard,
  bank: Landmark,
  ussd: Hash,
  mobile: Smartphone,
};

/** All payment methods as tiles. Native radio buttons, so the arrow keys work. */
export function MethodTiles({ method, methods, disabled, onChange }: MethodTilesProps) {
  const id = useId();
  return (
    <fieldset role="radiogroup" aria-labelledby={id} disabled={disabled}>
      <legend id={id} className="text-sm font-medium text-ink">
        Payment Method
      </legend>
      <div className="mt-1.5 grid grid-cols-2 gap-2 max-xs:grid-cols-1">
        {methods.map(({ value, label }) => {
          return (
            <label
              key={value}
              className="relative flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border border-line-button bg-surface px-3 py-2 text-sm font-medium text-ink transition-colors not-has-disabled:hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-checked:forced-chosen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:not-has-checked:border-line has-disabled:not-has-checked:bg-sunken has-disabled:not-has-checked:text-ink-subtle has-disabled:has-checked:border-accent-line has-disabled:has-checked:text-ink-muted"
            >
              <input
                type="radio"
                name={id}
                value={value}
                checked={value === method}
                onChange={() => onChange(value)}
                className="sr-only"
              />
              <Icon of={ICONS[value]} className="size-4 shrink-0" />
              {label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
