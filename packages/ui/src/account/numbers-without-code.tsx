import { useId } from 'react';

import type { Limits } from '../limits';

/** Handling of a number without an SMS before it expires. */
export type NumbersWithoutCodeChoice = 'cancel' | 'ask' | 'never';

export interface NumbersWithoutCodeProps {
  /** Remaining minutes at which such a number is cancelled. */
  limits: Pick<Limits, 'autoCancelMinutes'>;
  value: NumbersWithoutCodeChoice;
  /** Called with the new choice; applies at once. */
  onChange: (value: NumbersWithoutCodeChoice) => void;
}

const choices = ({
  autoCancelMinutes,
}: NumbersWithoutCodeProps['limits']): readonly {
  value: NumbersWithoutCodeChoice;
  label: string;
  hint: string;
}[] => [
  {
    value: 'cancel',
    label: 'Cancel and refund automatically',
    hint: `This happens ${autoCancelMinutes} minutes before it expires, while this site is open in a tab.`,
  },
  { value: 'ask', label: 'Ask me', hint: 'The card offers to wait longer or to cancel.' },
  { value: 'never', label: 'Never', hint: "A number that expires isn't refunded." },
];

/**
 * What happens to a number without an SMS before it expires. Native radio buttons, so the arrow keys work. On
 * the settings page. Not for a single number: its card offers to keep it until it expires.
 */
export function NumbersWithoutCode({ limits, value, onChange }: NumbersWithoutCodeProps) {
  const id = useId();
  return (
    // A legend ignores the padding of its fieldset.
    <div>
      <fieldset role="radiogroup" aria-labelledby={id}>
        <legend id={id} className="text-sm font-medium text-ink">
          Numbers without a code
        </legend>
        <div className="mt-1 flex flex-col">
          {choices(limits).map((choice) => (
            <label
              key={choice.value}
              className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5 text-sm text-ink"
            >
              <input
                type="radio"
                name={id}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
                aria-label={choice.label}
                aria-describedby={`${id}-${choice.value}`}
                className="mt-0.5 size-4 shrink-0 appearance-none rounded-pill border border-line-strong checked:border-5 checked:border-accent forced-colors:appearance-auto"
              />
              <span>
                <span className="block font-medium">{choice.label}</span>
                <span id={`${id}-${choice.value}`} className="block text-xs text-ink-muted">
                  {choice.hint}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
