import { TextField } from '../../../primitives/text-field';

export interface CopyTemplateFieldProps {
  /** As typed; empty for none. */
  value: string;
  /** Receives what was typed. */
  onChange: (template: string) => void;
  /** Why it is not kept; leave out where it is. */
  error?: string | undefined;
  /** What would be copied, with an invented number. */
  preview: string;
}

/** The words in which a code is copied together with its number and service. */
export function CopyTemplateField({ value, onChange, error, preview }: CopyTemplateFieldProps) {
  return (
    <div className="max-w-sm">
      <TextField
        label="Copy template"
        value={value}
        onChange={onChange}
        error={error}
        placeholder="{service}: {code} ({number})"
        hint={
          value === ''
            ? "Adds 'Copy as template' to cards with a code. Use {number}, {code} and {service}."
            : `Copies: ${preview}`
        }
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </div>
  );
}
