import { type ApiError, isOutcomeUnconfirmed } from '../api/errors/api-error';
import { readFormError, type FormError } from '../api/errors/form-error';
import {
  emptyRegistration,
  type RegistrationField,
  proposeUsername,
  readStoredRegistration,
  trimRegistration,
  validateRegistration,
  validateRegistrationField,
  type RegistrationForm,
  passwordRules,
} from './registration-form';
import { formErrorText, type FormErrorCatalogue } from './form-error-text';
import { combine, createEvent, createStore, merge, sample } from 'effector';
import { createClientFx } from '../api/client/operation-fx';
import { type User, login } from '../contracts/auth-calls';
import { register } from '../contracts/registration';
import { userSignedIn } from '../api/session/current-user';
import { accountCreated } from './session';

const FIELDS = Object.keys(emptyRegistration) as RegistrationField[];

/** Texts of the registration form by the server's codes (spec §8). */
const REGISTRATION_TEXT_BY_CODE = {
  VALIDATION_ERROR: 'Please check your input and try again',
  RATE_LIMIT_EXCEEDED: 'Too many attempts. Try again later.',
  SERVER_ERROR: 'Server error occurred. Please try again.',
};

/** Texts for DUPLICATE_FIELD by field, and for an unknown or missing code (spec §8). */
const REGISTRATION_TEXTS = {
  duplicateUsername: 'Username already taken. Please choose another.',
  duplicateEmail: 'Email address already registered.',
  unknownCode: 'Registration failed',
  exists: 'Account already exists',
  username: 'Username taken',
  email: 'Email already registered',
  fallback: 'Registration failed. Please try again.',
  unconfirmed: "We couldn't confirm your registration. Try signing in before you register again.",
};

const duplicateText = (details: Readonly<Record<string, unknown>>): string =>
  details['field'] === 'username' ? REGISTRATION_TEXTS.duplicateUsername : REGISTRATION_TEXTS.duplicateEmail;

const textByCode = new Map<string | null, string>(Object.entries(REGISTRATION_TEXT_BY_CODE));

const catalogue: FormErrorCatalogue = {
  byCode: ({ code, details }) => (code === 'DUPLICATE_FIELD' ? duplicateText(details) : textByCode.get(code)),
  unknownCode: REGISTRATION_TEXTS.unknownCode,
  byContent: [
    ['duplicate', REGISTRATION_TEXTS.exists],
    ['exists', REGISTRATION_TEXTS.exists],
    ['username', REGISTRATION_TEXTS.username],
    ['email', REGISTRATION_TEXTS.email],
  ],
  fallback: REGISTRATION_TEXTS.fallback,
};

/** Error of the registration form after a failed attempt (spec §8). */
export const readRegistrationError = (error: ApiError): FormError<RegistrationField> =>
  readFormError(error, FIELDS, (other) => formErrorText(other, catalogue));

type RegistrationError = FormError<RegistrationField>;
type FieldErrors = RegistrationError['fields'];

const registerFx = createClientFx<RegistrationForm, User>((client, form) =>
  client.openSession(register, { body: form }),
);

/** An unconfirmed registration; `otherwise`: the error if there is no account. */
interface Confirmation {
  readonly form: RegistrationForm;
  readonly fallbackError: RegistrationError;
}

/**
 * Signs in to check whether the account was created although the response was lost. The registration is never
 * resent.
 */
const confirmByLoginFx = createClientFx<Confirmation, User>((client, { form: { username, password } }) =>
  client.openSession(login, { body: { username, password } }),
);

export const registrationEdited = createEvent<{
  readonly field: RegistrationField;
  readonly value: string;
}>();

/** A field was left: the moment to check it. */
export const registrationFieldLeft = createEvent<RegistrationField>();

/** 'Create Account' was clicked or Enter pressed. */
export const registrationSubmitted = createEvent();

/** The form opened: what the tab keeps of it, since a phone may reload the page. Unchecked. */
export const registrationRestored = createEvent<unknown>();

/** The form went off the screen. */
export const registrationLeft = createEvent();

const registrationFailed = createEvent<RegistrationError>();
const usernameProposed = createEvent<string>();

/**
 * The form as typed. A failed attempt keeps all of it; leaving the page clears the passwords, so that no copy
 * of them remains.
 */
export const $registration = createStore<RegistrationForm>(emptyRegistration)
  .on(registrationEdited, (form, { field, value }) => ({ ...form, [field]: value }))
  .on(usernameProposed, (form, username) => ({ ...form, username }))
  .on(registrationRestored, (form, stored) => ({ ...form, ...readStoredRegistration(stored) }))
  .on(registrationLeft, (form) => ({ ...form, password: '', confirmPassword: '' }));

/**
 * Errors by field: set when the field is left, the form submitted or the field rejected by the server;
 * cleared when the field is edited (spec §5).
 */
export const $registrationFieldErrors = createStore<FieldErrors>({})
  .on(registrationEdited, (errors, { field }) => without(errors, field))
  .on(usernameProposed, (errors) => without(errors, 'username'))
  .on(registrationFailed, (_, { fields }) => fields);

/** True once the user has typed a username: then none is proposed. */
const $hasTypedUsername = createStore(false)
  .on(registrationEdited, (hasTyped, { field, value }) => (field === 'username' ? value !== '' : hasTyped))
  .on(registrationRestored, (_, stored) => Boolean(readStoredRegistration(stored).username));

sample({
  clock: registrationEdited,
  source: $hasTypedUsername,
  filter: (hasTyped, { field }) => !hasTyped && field === 'email',
  fn: (_, { value }) => proposeUsername(value),
  target: usernameProposed,
});

/** Why the last attempt failed (spec §8). */
export const $registrationError = createStore<string | null>(null)
  .on(registrationFailed, (_, { text }) => text)
  .reset(registerFx);

/** The name in the last unconfirmed registration: the server may have created that account later on. */
const $unconfirmedUsername = createStore<string | null>(null)
  .on(confirmByLoginFx, (_, { form }) => form.username)
  .reset(registrationLeft);

/** Password requirements, ticked while the user types. */
export const $passwordRules = $registration.map(({ password }) => passwordRules(password));

/** True while a registration is in flight, including the check after a lost response. */
export const $isRegistering = combine(
  registerFx.pending,
  confirmByLoginFx.pending,
  (isSent, isLookedUp) => isSent || isLookedUp,
);

sample({
  clock: registrationFieldLeft,
  source: { form: $registration, errors: $registrationFieldErrors },
  fn: ({ form, errors }, field) => {
    const error = validateRegistrationField(form, field);
    return error === null ? without(errors, field) : { ...errors, [field]: error };
  },
  target: $registrationFieldErrors,
});

const checked = sample({
  clock: registrationSubmitted,
  source: { form: $registration, isRegistering: $isRegistering },
  filter: ({ isRegistering }) => !isRegistering,
  fn: ({ form }) => ({ form: trimRegistration(form), errors: validateRegistration(form) }),
});
sample({ clock: checked, fn: ({ errors }) => errors, target: $registrationFieldErrors });
const valid = sample({
  clock: checked,
  filter: ({ errors }) => Object.keys(errors).length === 0,
  fn: ({ form }) => form,
});
sample({ clock: valid, target: registerFx });
const created = merge([registerFx.doneData, confirmByLoginFx.doneData]);
sample({ clock: created, target: accountCreated });
sample({ clock: created, target: userSignedIn });

const failed = sample({
  clock: registerFx.fail,
  source: $unconfirmedUsername,
  fn: (lostName, { params: form, error }) => ({
    form,
    needsConfirmation: isUnconfirmed(error) || (isDuplicate(error) && form.username === lostName),
    fallbackError: isUnconfirmed(error)
      ? { fields: {}, text: REGISTRATION_TEXTS.fallback }
      : readRegistrationError(error),
  }),
});
sample({ clock: failed, filter: ({ needsConfirmation }) => needsConfirmation, target: confirmByLoginFx });
sample({
  clock: failed,
  filter: ({ needsConfirmation }) => !needsConfirmation,
  fn: ({ fallbackError }) => fallbackError,
  target: registrationFailed,
});
sample({
  clock: confirmByLoginFx.fail,
  fn: ({ params, error }) =>
    hasResponse(error) ? params.fallbackError : { fields: {}, text: REGISTRATION_TEXTS.unconfirmed },
  target: registrationFailed,
});

/** A response with a code is clear and not lost, even a 409 for a duplicate or a 500. */
function isUnconfirmed(error: ApiError): boolean {
  return isOutcomeUnconfirmed(error) && !(error.kind === 'rejected' && error.code !== null);
}

function isDuplicate(error: ApiError): boolean {
  return error.kind === 'rejected' && error.code === 'DUPLICATE_FIELD';
}

function hasResponse(error: ApiError): boolean {
  return error.kind === 'rejected' && error.status < 500;
}

function without(errors: FieldErrors, field: RegistrationField): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
}
