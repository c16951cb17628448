import { Select, type SelectOption } from '../../../primitives/select';

/** How phone numbers are shown and copied: with a plus, without the country's code, or as digits alone. */
export type PhoneFormatOption = 'e164' | 'national' | 'digits';

const OPTIONS: readonly SelectOption<PhoneFormatOption>[] = [
  { value: 'e164', label: '+E.164' },
  { value: 'national', label: 'National' },
  { value: 'digits', label: 'Digits' },
];

const HINTS: Record<PhoneFormatOption, string> = {
  e164: 'Shown as +1 263 131 2082, copied as +12631312082.',
  national: 'Shown as 263 131 2082, copied as 2631312082; all digits where the country code cannot be told.',
  digits: 'Shown as 1 263 131 2082, copied as 12631312082.',
};

export interface PhoneFormatSelectProps {
  /** The format in effect. */
  value: PhoneFormatOption;
  /** Takes effect at once. */
  onChange: (format: PhoneFormatOption) => void;
}

/** The choice of a number format, with an example of the chosen one. */
export function PhoneFormatSelect({ value, onChange }: PhoneFormatSelectProps) {
  return (
    <div className="max-w-sm">
      <Select label="Number format" value={value} options={OPTIONS} hint={HINTS[value]} onChange={onChange} />
    </div>
  );
}
