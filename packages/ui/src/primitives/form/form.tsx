import { useEffect, useState, type ReactNode } from 'react';

import type { ElementProps } from '../element-props';

/** Props of {@link Form}. */
export interface FormProps extends ElementProps<HTMLFormElement> {
  /** Fields, then what went wrong, then the button that submits. */
  children: ReactNode;
  /** What was entered is being sent. */
  busy: boolean;
  /** The user pressed the button that submits, or Enter in a field. */
  onSubmit: () => void;
}

/**
 * Fields that are sent together. When they are refused, at once or by a server, the focus goes to the first field with
 * an error. The browser checks nothing: its messages would appear in place of the product's.
 */
export function Form({ children, busy, onSubmit, ...element }: FormProps) {
  const [submitted, setSubmitted] = useState<{ form: HTMLFormElement } | null>(null);
  useEffect(() => {
    if (!busy) submitted?.form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitted, busy]);

  return (
    <form
      {...element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted({ form: event.currentTarget });
        onSubmit();
      }}
      className="flex flex-col gap-5"
    >
      {children}
    </form>
  );
}
