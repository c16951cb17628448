import { createEvent, createStore, sample, type Event, type EventCallable, type Unit } from 'effector';
import type { ApiError } from '../errors/api-error';
import { readFormError, type FormError } from '../errors/form-error';
import {
  emptyForm,
  fieldsOf,
  shownErrors,
  updateForm,
  type FieldAction,
  type FormAction,
  type FormRules,
  type FormState,
} from './form-state';

interface FormOptions<Values extends object, Output> extends FormRules<Values, Output> {
  /** Why an attempt failed, where the server's answer names no field. */
  readonly texts: (error: ApiError) => string;
  /** An attempt ended: the server's answer or a text tells why it failed; null where it succeeded. */
  readonly endedOn: Event<ApiError | string | null>;
  /** An earlier error is outdated. Default: never, but by the next attempt and by edits. */
  readonly outdatedOn?: Unit<unknown>[];
  /** The product empties these fields. */
  readonly cleared: { readonly fields: readonly (keyof Values)[]; readonly on: Unit<unknown>[] };
}

/** What is said of no field. */
const NO_FIELDS: Pick<FormError<string>, 'fields'> = { fields: {} };

/** One form: its values and their errors. `updateForm` decides. */
export const createForm = <Values extends object, Output>({
  texts,
  endedOn,
  outdatedOn = [],
  cleared,
  ...rules
}: FormOptions<Values, Output>) => {
  /** The server's messages, each at its field where the form has it. */
  const readError = (why: ApiError | string): FormError<keyof Values & string> =>
    typeof why === 'string' ? { ...NO_FIELDS, text: why } : readFormError(why, fieldsOf(rules), texts);
  const by = (action: FormAction<Values>) => (state: FormState<Values, Output>) =>
    updateForm(rules, state, action);

  /** The user did something with the form, or a draft was found. */
  const acted = createEvent<FieldAction<Values>>();
  const $form = createStore<FormState<Values, Output>>(emptyForm(rules.initial))
    .on(acted, (state, action) => updateForm(rules, state, action))
    .on(endedOn, (state, why) =>
      updateForm(rules, state, { kind: 'settled', error: why === null ? null : readError(why) }),
    )
    .on(outdatedOn, by({ kind: 'settled', error: null }))
    .on(cleared.on, by({ kind: 'cleared', fields: cleared.fields }));
  return {
    $form,
    acted,
    rules,
    /** The message at each field. */
    errorsOf: (state: FormState<Values, unknown>) => shownErrors(rules, state),
  };
};

interface SentFormOptions<Values extends object, Output> extends FormOptions<Values, Output> {
  /** Sends the values that were accepted, once until an attempt ends. */
  readonly submit: EventCallable<Output>;
}

/** A form that is sent as it stands. */
export const createSentForm = <Values extends object, Output>({
  submit,
  ...options
}: SentFormOptions<Values, Output>) => {
  const form = createForm(options);
  /** A form whose values are in order. */
  type Accepted = FormState<Values, Output> & { readonly sent: Output & {} };
  const submitted = createEvent();
  const tried = sample({
    clock: submitted,
    source: form.$form,
    filter: ({ sent }) => sent === null,
    fn: (state) => updateForm(form.rules, state, { kind: 'submitted' }),
  });
  form.$form.on(tried, (_, state) => state);
  sample({
    clock: tried,
    filter: (state): state is Accepted => state.sent !== null,
    fn: ({ sent }: Accepted): Output => sent,
    target: submit,
  });
  return { ...form, submitted };
};
