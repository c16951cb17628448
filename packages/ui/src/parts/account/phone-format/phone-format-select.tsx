import { Select, type SelectOption } from '../../../primitives/select';

/** How phone numbers are shown and copied: with a plus, without the country's code, or as digits alone. */
export type NumberFormat = 'e164' | 'national' | 'digits';

const OPTIONS: readonly SelectOption<NumberFormat>[] = [
  { value: 'e164', label: '+E.164' },
  { value: 'national', label: 'National' },
  { value: 'digits', label: 'Digits' },
];

const HINTS: Record<NumberFormat, string> = {
  e164: 'Shown as +1 263 131 2082, copied as +12631312082.',
  national: 'Shown as 263 131 2082, copied as 2631312082; all digits where the country code cannot be told.',
  digits: 'Shown as 1 263 131 2082, copied as 12631312082.',
};

/** Props of {@link NumberFormatSelect}. */
export interface NumberFormatSelectProps {
  /** The format in effect. */
  value: NumberFormat;
  /** Takes effect at once. */
  onChange: (format: NumberFormat) => void;
}

/** The choice of a number format, with an example of the chosen one. */
export function NumberFormatSelect({ value, onChange }: NumberFormatSelectProps) {
  return (
    <div className="max-w-sm">
      <Select label="Number format" value={value} options={OPTIONS} hint={HINTS[value]} onChange={onChange} />
    </div>
  );
}
