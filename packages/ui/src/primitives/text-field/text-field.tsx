import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';

import { ControlNote, fieldClasses, useControl, type ControlProps } from '../control';

/** Props of {@link TextField}. */
export interface TextFieldProps extends ControlProps<HTMLInputElement> {
  /** Exactly as typed. */
  value: string;
  /** Receives what was typed. */
  onChange: (value: string) => void;
  /** The field was left: the moment to check it. */
  onBlur?: (() => void) | undefined;
  /** @defaultValue 'text' */
  type?: HTMLInputTypeAttribute | undefined;
  /** An example or an instruction; gone with the first letter. */
  placeholder?: string | undefined;
  /** What the browser may fill in. */
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  /** Which keyboard a touch screen shows. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Read out as required; checked by the caller. @defaultValue false */
  required?: boolean | undefined;
  /** Only states what is expected: in a text field the browser checks nothing. */
  step?: number | string | undefined;
  /** Only states what is expected: in a text field the browser checks nothing. */
  min?: number | undefined;
  /** Whether the browser looks for mistakes. Left out, the browser decides. */
  spellCheck?: boolean | undefined;
  /** Whether a touch screen begins with a capital. Left out, the browser decides. */
  autoCapitalize?: string | undefined;
  /** A control of 40 px inside the right edge, 44 px below md. */
  trailing?: ReactNode;
}

/** The part of a field that changes: its value, its handlers and its error. */
export type TextFieldState = Pick<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>;

/** One line of text. The caller holds the value, exactly as typed. */
export function TextField({
  label,
  onChange,
  id,
  error,
  hint,
  describedBy,
  trailing,
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
          onChange={(event) => onChange(event.target.value)}
          className={fieldClasses(error, trailing === undefined ? 'px-3' : 'pr-11 pl-3')}
        />
        {trailing}
      </div>
      <ControlNote id={control.id} error={error} hint={hint} />
    </div>
  );
}
