import { createEvent, createStore, sample, type EventCallable } from 'effector';
import type { ApiError } from '../errors/api-error';
import { readFormError } from '../errors/form-error';
import {
  emptyForm,
  fieldsOf,
  shownErrors,
  updateForm,
  type FormAction,
  type FormRules,
  type FormState,
} from './form-state';

interface FormOptions<Values extends object, Output> extends FormRules<Values, Output> {
  /** Why an attempt failed, where the server's answer names no field. */
  readonly texts: (error: ApiError) => string;
  /** Sends the values that were accepted, once until they are `settled`. Default: a money call does. */
  readonly submit?: EventCallable<Output>;
}

/** One form: its values, their errors, and what is being sent. `updateForm` decides. */
export const createForm = <Values extends object, Output>({
  texts,
  submit,
  ...rules
}: FormOptions<Values, Output>) => {
  /** Something happened to the form. */
  const acted = createEvent<FormAction<Values>>();
  const $form = createStore<FormState<Values, Output>>(emptyForm(rules.initial)).on(acted, (state, action) =>
    updateForm(rules, state, action),
  );
  if (submit !== undefined)
    sample({
      clock: $form.map(({ sent }) => sent),
      filter: (sent): sent is Output & {} => sent !== null,
      target: submit,
    });
  return {
    $form,
    acted,
    rules,
    /** The message at each field. */
    errorsOf: (state: FormState<Values, unknown>) => shownErrors(rules, state),
    /** The server's messages, each at its field where the form has it. */
    readError: (error: ApiError) => readFormError(error, fieldsOf(rules), texts),
  };
};
