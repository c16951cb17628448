import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';

import { visibleText } from '../untrusted-text';
import { Field, fieldClasses, type ControlProps } from './field';

/** Props of a field with one line of text, visible or not. */
export interface TextInputProps extends ControlProps<HTMLInputElement> {
  /** As typed, without invisible characters. */
  value: string;
  onChange: (value: string) => void;
  /** Called when the focus leaves the field: the moment to validate. */
  onBlur?: (() => void) | undefined;
  /** An example or instruction; disappears with the first letter. */
  placeholder?: string | undefined;
  /** Announced as required; the caller validates. @defaultValue false */
  required?: boolean | undefined;
}

export interface TextFieldProps extends TextInputProps {
  /** @defaultValue 'text' */
  type?: HTMLInputTypeAttribute | undefined;
  /** Autocomplete hint for the browser. */
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  /** Virtual keyboard on touch screens. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
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
}

/** Attributes of a field for a name that is no word: browsers neither capitalise nor correct it. */
export const NO_WORD = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

export type TextFieldState = Pick<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>;

/**
 * One line of text with a visible label, and a hint or an error below. Controlled by the caller. For any text
 * field of a form. Not for one of a few known values: use Select. Error or hint is its description, followed
 * by the texts of describedBy.
 */
export function TextField({ label, onChange, id, error, hint, describedBy, ...input }: TextFieldProps) {
  return (
    <Field.Root id={id} error={error} hint={hint} describedBy={describedBy}>
      <Field.Label>{label}</Field.Label>
      <Field.Control>
        {(control) => (
          <input
            {...input}
            {...control}
            onChange={({ target }) =>
              // A secret is kept with every character.
              onChange(input.type === 'password' ? target.value : visibleText(target.value))
            }
            className={fieldClasses('px-3')}
          />
        )}
      </Field.Control>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
