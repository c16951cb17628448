import { useId, type HTMLInputTypeAttribute, type InputHTMLAttributes, type ReactNode } from 'react';

import { classes } from '../classes';
import type { ElementProps } from '../element-props';
import { ForeignText } from '../foreign-text';

/** Props of {@link TextField}. */
export interface TextFieldProps extends ElementProps<HTMLInputElement> {
  /** Visible name, tied to the input. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The field was left: the moment to check it. */
  onBlur?: (() => void) | undefined;
  /** What is wrong with the value, perhaps in the words of a server; replaces the hint. */
  error?: string | undefined;
  /** What to enter. */
  hint?: string | undefined;
  /** @defaultValue 'text' */
  type?: HTMLInputTypeAttribute | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  step?: number | string | undefined;
  min?: number | undefined;
  spellCheck?: boolean | undefined;
  autoCapitalize?: string | undefined;
  /** Ids of texts elsewhere that say more about the value; read out after the error or the hint. */
  describedBy?: string | undefined;
  /** A control of 40 px inside the right edge, 44 px below md. */
  trailing?: ReactNode;
}

/** The part of a field that changes: its value, its handlers and its error. */
export type TextFieldState = Pick<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>;

/** One line of text. The caller holds the value, exactly as typed. */
export function TextField({
  label,
  value,
  onChange,
  onBlur,
  error,
  hint,
  describedBy,
  trailing,
  ...input
}: TextFieldProps) {
  const id = useId();
  const noteId = `${id}note`;
  const note = error ?? hint;
  const descriptions = [note !== undefined && noteId, describedBy].filter(Boolean).join(' ');

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          aria-invalid={error !== undefined}
          aria-describedby={descriptions || undefined}
          // 16 px on phones: smaller text makes mobile browsers zoom into the field.
          className={classes(
            'h-11 w-full rounded-control border bg-surface pl-3 text-base max-xs:text-sm text-ink transition-colors disabled:cursor-not-allowed disabled:bg-sunken md:h-10 md:text-sm',
            trailing === undefined ? 'pr-3' : 'pr-11',
            error === undefined ? 'border-line-strong hover:border-ink-muted' : 'border-error',
          )}
        />
        {trailing}
      </div>
      {note !== undefined && (
        <p
          id={noteId}
          className={classes('text-xs', error === undefined ? 'text-ink-subtle' : 'text-error')}
        >
          {error === undefined ? hint : <ForeignText>{error}</ForeignText>}
        </p>
      )}
    </div>
  );
}
