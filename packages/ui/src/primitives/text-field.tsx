import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';

import { visibleText } from './visible-text';
import { ControlNote, fieldClasses, useControl, type ControlProps } from './control';

export interface TextFieldProps extends ControlProps<HTMLInputElement> {
  /** As typed, without invisible characters. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Called when the focus leaves the field: the moment to validate. */
  onBlur?: (() => void) | undefined;
  /** @defaultValue 'text' */
  type?: HTMLInputTypeAttribute | undefined;
  /** An example or instruction; disappears with the first letter. */
  placeholder?: string | undefined;
  /** Autocomplete hint for the browser. */
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  /** Virtual keyboard on touch screens. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Announced as required; the caller validates. @defaultValue false */
  required?: boolean | undefined;
  /** Informs only: the browser validates nothing in a text field. */
  step?: number | string | undefined;
  /** Informs only: the browser validates nothing in a text field. */
  min?: number | undefined;
  /** Turns spell check on or off. Default: the browser decides. */
  spellCheck?: boolean | undefined;
  /** Auto-capitalisation on touch screens. Default: the browser decides. */
  autoCapitalize?: string | undefined;
  /** Auto-correction on touch screens. Default: the browser decides. */
  autoCorrect?: string | undefined;
  /** True for a secret, which is kept with every character. @defaultValue false */
  isSecret?: boolean | undefined;
  /** A 40 px control inside the right edge, 44 px below md. */
  trailing?: ReactNode;
}

/** Attributes of a field for a name that is no word: browsers neither capitalise nor correct it. */
export const NO_WORD = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Value, handlers and error of a field. */
export type TextFieldState = Pick<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>;

/**
 * One line of text with a visible label, and a hint or an error below. Controlled by the caller. For any text field of
 * a form. Not for one of a few known values: use Select. Error or hint is its description, followed by the texts of
 * describedBy.
 */
export function TextField({
  label,
  onChange,
  id,
  error,
  hint,
  describedBy,
  trailing,
  isSecret = false,
  ...input
}: TextFieldProps) {
  const control = useControl({ id, error, hint, describedBy });
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={control.id} className="text-sm font-medium text-ink">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          {...control}
          onChange={({ target }) => onChange(isSecret ? target.value : visibleText(target.value))}
          className={fieldClasses(error, trailing === undefined ? 'px-3' : 'pr-11 pl-3')}
        />
        {trailing}
      </div>
      <ControlNote id={control.id} error={error} hint={hint} />
    </div>
  );
}
