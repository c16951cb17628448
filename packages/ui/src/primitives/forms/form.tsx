import { useEffect, useState, type ReactNode } from 'react';

export interface FormProps {
  /** Fields, then the form error, then the submit button. */
  children: ReactNode;
  /** True while the form is being submitted. */
  busy: boolean;
  /** Called when the user presses the submit button, or Enter in a field. */
  onSubmit: () => void;
}

/**
 * Fields that are submitted together. After a client or server rejection the focus moves to the first invalid
 * field. Native validation is off: its messages would replace the product's own. For input that is filled in
 * and then submitted: signing in, registering, adding funds. Not for settings that apply at once: they need
 * no form. Enter in a field submits the form, unless its button is disabled. An error without a field is a
 * FormError, announced at once.
 */
export function Form({ children, busy, onSubmit }: FormProps) {
  const [submitted, setSubmitted] = useState<{ form: HTMLFormElement } | null>(null);
  useEffect(() => {
    if (!busy) submitted?.form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitted, busy]);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted({ form: event.currentTarget });
        onSubmit();
      }}
      className="flex flex-col gap-4"
    >
      {children}
    </form>
  );
}
