import type { createForm } from '@sms/domain/api/forms/create-form';
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
    isSent: form.sent !== null,
    error: form.error?.text,
    act,
    submit: () => act({ kind: 'submitted' }),
    field: <Field extends keyof Values>(field: Field) => ({
      value: form.values[field],
      error: errors[field],
      onChange: (value: Values[Field]) => act({ kind: 'edited', field, value }),
      onBlur: () => act({ kind: 'left', field }),
    }),
  };
}
