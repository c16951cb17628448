import { TextField } from '../../../primitives/text-field';
import { FIELD_ROW } from '../field-row';

export interface CopyTemplateFieldProps {
  /** Controlled text; empty for no template. */
  value: string;
  /** Called with the new text. */
  onChange: (template: string) => void;
  /** Reason why the template is not saved; undefined when it is. */
  error?: string | undefined;
  /** Preview of the copied text, with a sample number. */
  preview: string;
}

/** Template of the text that is copied with a code, its number and its service. */
export function CopyTemplateField({ value, onChange, error, preview }: CopyTemplateFieldProps) {
  return (
    <div className={FIELD_ROW}>
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
