import { Select, type SelectOption } from '../primitives/forms/select';

/**
 * Format in which phone numbers are shown and copied: with a plus, without the country code, or digits only.
 */
export type PhoneFormatOption = 'e164' | 'national' | 'digits';

const OPTIONS: readonly SelectOption<PhoneFormatOption>[] = [
  { value: 'e164', label: '+E.164' },
  { value: 'national', label: 'National' },
  { value: 'digits', label: 'Digits' },
];

const HINTS: Record<PhoneFormatOption, string> = {
  e164: 'Shown as +1 263 131 2082, copied as +12631312082.',
  national: 'Shown as 263 131 2082, copied as 2631312082. Uses all digits if the country code is unknown.',
  digits: 'Shown as 1 263 131 2082, copied as 12631312082.',
};

export interface PhoneFormatSelectProps {
  value: PhoneFormatOption;
  /** Called with the new format; applies at once. */
  onChange: (format: PhoneFormatOption) => void;
}

/**
 * Format in which phone numbers are shown and copied, with an example. On the settings page. Not for a single
 * card: the format applies to all.
 */
export function PhoneFormatSelect({ value, onChange }: PhoneFormatSelectProps) {
  return (
    <div className="field-row">
      <Select label="Number format" value={value} options={OPTIONS} hint={HINTS[value]} onChange={onChange} />
    </div>
  );
}
