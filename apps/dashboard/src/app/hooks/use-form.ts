import type { createForm, createSentForm } from '@sms/domain/api/forms/create-form';
import { $session } from '@sms/domain/session/session';
import { useUnit } from 'effector-react';

type Form<Values extends object, Output> = Pick<
  ReturnType<typeof createForm<Values, Output>>,
  '$form' | 'acted' | 'errorsOf'
>;

/** A form of the domain, with the props of its fields. */
export function useForm<Values extends object, Output>({ $form, acted, errorsOf }: Form<Values, Output>) {
  const { form, act } = useUnit({ form: $form, act: acted });
  const errors = errorsOf(form);
  return {
    values: form.values,
    error: form.error?.text,
    act,
    field: <Field extends keyof Values>(field: Field) => ({
      value: form.values[field],
      error: errors[field],
      onChange: (value: Values[Field]) => act({ kind: 'edited', field, value }),
      onBlur: () => act({ kind: 'left', field }),
    }),
  };
}

type SentForm<Values extends object, Output> = Pick<
  ReturnType<typeof createSentForm<Values, Output>>,
  '$form' | 'submitted'
>;

/** Sends a form of the domain, that of a guest, whose session a screen reads here: a second time costs. */
export function useSubmit<Values extends object, Output>({ $form, submitted }: SentForm<Values, Output>) {
  const { form, session, submit } = useUnit({ form: $form, session: $session, submit: submitted });
  // The session that begins has an empty form, which stays for a moment after signing in (spec §2).
  const isSent = form.sent !== null || session.phase === 'signed-in';
  return {
    isSent,
    session,
    submit: () => {
      if (!isSent) submit();
    },
  };
}
