import * as v from 'valibot';
import type { FormError } from '../errors/form-error';

/** What the user has done to a field. */
export interface FieldHistory {
  readonly isEdited: boolean;
  /** The user has left it, or tried to send the form. */
  readonly isLeft: boolean;
  /** Its value or its message was changed by an edit since it was left: that may be half done. */
  readonly isTyping: boolean;
}

/** What a form asks for, and what it accepts. */
export interface FormRules<Values extends object, Output> {
  /** Checks the values, and reads from them what is sent; the first message about a field counts. */
  readonly schema: v.GenericSchema<Values, Output>;
  /** The form before anything is typed. */
  readonly initial: Values;
  /** Fields that no draft keeps. Default: none. */
  readonly secrets?: readonly (keyof Values)[];
  /**
   * True if the form's own message about a field is shown. Default: from leaving the field until it is edited
   * (spec §5, Registration).
   */
  readonly isShown?: (history: FieldHistory, message: string, value: unknown) => boolean;
  /** True if why an attempt failed stays until the next one. Default: until the next edit. */
  readonly isErrorKept?: boolean;
  /** A field that follows another one until the user edits it. Default: none. */
  readonly proposal?: {
    readonly field: keyof Values;
    readonly from: keyof Values;
    readonly of: (value: string) => string;
  };
}

/** What is typed into a form, and what came of it. */
export interface FormState<Values extends object, Output> {
  readonly values: Values;
  readonly history: Readonly<Partial<Record<keyof Values, FieldHistory>>>;
  /** Why the last attempt failed, each message at its field until that is edited; null if none did. */
  readonly error: FormError<keyof Values & string> | null;
  /** What is being sent; null otherwise. */
  readonly sent: Output | null;
}

/** What is done with the fields of a form. */
export type FieldAction<Values extends object> =
  | { readonly kind: 'edited'; readonly field: keyof Values; readonly value: Values[keyof Values] }
  | { readonly kind: 'left'; readonly field: keyof Values }
  /** A draft was found, unchecked: it fills the fields that are as at first. */
  | { readonly kind: 'restored'; readonly draft: unknown };

/** What happens to a form. */
export type FormAction<Values extends object> =
  | FieldAction<Values>
  /** Sends the values, if they are in order and nothing is being sent. */
  | { readonly kind: 'submitted' }
  /** The attempt is over; `error` is null where it succeeded, and where an earlier error is outdated. */
  | { readonly kind: 'settled'; readonly error: FormError<keyof Values & string> | null }
  /** The product empties these fields, so that an empty one is no error yet. */
  | { readonly kind: 'cleared'; readonly fields: readonly (keyof Values)[] };

type AnyRules<Values extends object> = FormRules<Values, unknown>;

const NO_HISTORY: FormState<object, never>['history'] = {};

const UNTOUCHED: FieldHistory = { isEdited: false, isLeft: false, isTyping: false };

export const fieldsOf = <Values extends object>({ initial }: AnyRules<Values>) =>
  Object.keys(initial) as (keyof Values & string)[];

/** The form before anything is typed. */
export const emptyForm = <Values extends object>(values: Values): FormState<Values, never> => ({
  values,
  history: NO_HISTORY,
  error: null,
  sent: null,
});

/** What a draft keeps of the form. */
export const draftOf = <Values extends object>(rules: AnyRules<Values>, values: Values): Partial<Values> =>
  pick(values, (field) => rules.secrets?.includes(field) !== true);

type Messages<Values extends object> = Readonly<Partial<Record<keyof Values, string>>>;

/** Kept, since the next letter is compared with them, and since each drawing asks for them. */
const checked = new WeakMap<object, { readonly schema: unknown; readonly messages: object }>();

/** The messages for values as typed, by field. */
export const checkValues = <Values extends object>(
  { schema }: AnyRules<Values>,
  values: Values,
): Messages<Values> => {
  const known = checked.get(values);
  if (known?.schema === schema) return known.messages as Messages<Values>;
  const messages: Partial<Record<keyof Values, string>> = {};
  for (const { path, message } of v.safeParse(schema, values).issues ?? [])
    messages[path?.[0]?.key as keyof Values] ??= message;
  checked.set(values, { schema, messages });
  return messages;
};

const isShownOnceLeft = ({ isLeft, isTyping }: FieldHistory): boolean => isLeft && !isTyping;

/** The message at each field: the server's, else the form's own where that is shown. */
export const shownErrors = <Values extends object>(
  rules: AnyRules<Values>,
  { values, history, error }: FormState<Values, unknown>,
): Messages<Values> => {
  const { isShown = isShownOnceLeft } = rules;
  const own = pick(checkValues(rules, values), (field, message) =>
    isShown(history[field] ?? UNTOUCHED, message ?? '', values[field]),
  );
  return { ...own, ...error?.fields };
};

/** The form after something happened to it; the same one if that does not count. */
export const updateForm = <Values extends object, Output>(
  rules: FormRules<Values, Output>,
  state: FormState<Values, Output>,
  action: FormAction<Values>,
): FormState<Values, Output> => {
  const { values, history, error } = state;
  const historyWith = (
    fields: readonly (keyof Values)[],
    change: Partial<FieldHistory>,
    before = history,
  ): typeof history => ({
    ...before,
    ...Object.fromEntries(fields.map((field) => [field, { ...UNTOUCHED, ...before[field], ...change }])),
  });
  switch (action.kind) {
    case 'edited': {
      const { field, value } = action;
      const changed = { [field]: value, ...proposed(rules, state, action) };
      const edited = { ...values, ...changed };
      const [before, after] = [checkValues(rules, values), checkValues(rules, edited)];
      // Another field may be compared with this one.
      const concerned = fieldsOf(rules).filter((name) => before[name] !== after[name]);
      return {
        ...state,
        values: edited,
        history: historyWith(
          [field, ...concerned],
          { isTyping: true },
          historyWith([field], { isEdited: true }),
        ),
        error:
          error && rules.isErrorKept === true
            ? { ...error, fields: pick(error.fields, (name) => !(name in changed)) }
            : null,
      };
    }
    case 'left': {
      const before = history[action.field];
      if (before?.isLeft === true && !before.isTyping) return state;
      return { ...state, history: historyWith([action.field], { isLeft: true, isTyping: false }) };
    }
    case 'submitted': {
      if (state.sent !== null) return state;
      const parsed = v.safeParse(rules.schema, values);
      const tried = { ...state, history: historyWith(fieldsOf(rules), { isLeft: true, isTyping: false }) };
      return parsed.success ? { ...tried, error: null, sent: parsed.output } : tried;
    }
    case 'settled':
      return state.sent === null && error === action.error
        ? state
        : { ...state, sent: null, error: action.error };
    case 'cleared': {
      const isKept = (field: keyof Values) => !action.fields.includes(field);
      return {
        ...state,
        values: { ...rules.initial, ...pick(values, isKept) },
        history: pick(history, isKept),
      };
    }
    case 'restored': {
      const { initial } = rules;
      const isMeant = (field: keyof Values, value: unknown) =>
        field in draftOf(rules, initial) &&
        typeof value === typeof initial[field] &&
        value !== initial[field] &&
        values[field] === initial[field];
      const restored = pick(Object(action.draft) as Partial<Values>, isMeant);
      const fields = Object.keys(restored) as (keyof Values)[];
      if (fields.length === 0) return state;
      return {
        ...state,
        values: { ...values, ...restored },
        history: historyWith(fields, { isEdited: true }),
      };
    }
  }
};

function proposed<Values extends object>(
  { proposal }: AnyRules<Values>,
  { values, history }: FormState<Values, unknown>,
  { field, value }: { readonly field: keyof Values; readonly value: unknown },
): Partial<Values> {
  if (proposal?.from !== field || typeof value !== 'string') return {};
  const isOwn = history[proposal.field]?.isEdited === true && values[proposal.field] !== '';
  return isOwn ? {} : ({ [proposal.field]: proposal.of(value) } as Partial<Values>);
}

function pick<Of extends object>(values: Of, isMeant: (field: keyof Of, value: Of[keyof Of]) => boolean): Of {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => isMeant(field as keyof Of, value as Of[keyof Of])),
  ) as Of;
}
