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
  method: MethodName;
  /** All methods, in display order. */
  methods: readonly MethodOption[];
  /** What the operator says of the method. @defaultValue undefined */
  note?: string | undefined;
  /** True while a payment is being created, or its outcome is unknown. */
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
export function MethodTiles({ method, methods, note, disabled, onChange }: MethodTilesProps) {
  const id = useId();
  return (
    <>
      <fieldset role="radiogroup" aria-labelledby={id} disabled={disabled}>
        <legend id={id} className="text-sm font-medium text-ink">
          Payment Method
        </legend>
        <div className="mt-1.5 grid gap-2 xs:grid-cols-2">
          {methods.map(({ value, label }) => (
            <label
              key={value}
              className="chip focus-ring-within relative flex min-h-11 items-center gap-2 px-3 has-checked:chip-chosen"
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
          ))}
        </div>
      </fieldset>
      {note !== undefined && <p className="-mt-2 text-sm text-ink-muted">{note}</p>}
    </>
  );
}
