import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';

import { ControlNote, fieldClasses, useControl, type ControlProps } from '../control';

/** Props of {@link TextField}. */
export interface TextFieldProps extends ControlProps<HTMLInputElement> {
  value: string;
  onChange: (value: string) => void;
  /** The field was left: the moment to check it. */
  onBlur?: (() => void) | undefined;
  /** @defaultValue 'text' */
  type?: HTMLInputTypeAttribute | undefined;
  placeholder?: string | undefined;
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  required?: boolean | undefined;
  step?: number | string | undefined;
  min?: number | undefined;
  spellCheck?: boolean | undefined;
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
