import { createEvent, sample } from 'effector';
import { createClientFx } from '../api/client/operation-fx';
import { type ApiError, isOutcomeUnconfirmed } from '../api/errors/api-error';
import { createSentForm } from '../api/forms/create-form';
import { userSignedIn } from '../api/session/current-user';
import { login, type User } from '../contracts/auth-calls';
import { register } from '../contracts/registration';
import {
  emptyRegistration,
  proposeUsername,
  REGISTRATION_FAILED,
  registrationErrorText,
  registrationSchema,
  type RegistrationForm,
} from './registration-form';
import { accountCreated } from './session';

const SECRETS = ['password', 'confirmPassword'] as const;

/** The form went off the screen. */
export const registrationLeft = createEvent();

const submitted = createEvent<RegistrationForm>();

const UNCONFIRMED = "We couldn't confirm your registration. Try signing in before you register again.";

type Outcome = { readonly user: User } | { readonly error: ApiError | string };

/**
 * Opens the account. Where the response was lost, or the name is taken, signing in tells whether the account
 * was created: a browser resends a POST by itself when a reused connection breaks, and the second one is
 * refused. The registration is never sent again.
 */
const registerFx = createClientFx<RegistrationForm, Outcome>(async (client, form) => {
  const sent = await outcomeOf(client.openSession(register, { body: form }));
  if ('user' in sent) return sent;
  const isLost = isUnconfirmed(sent.error);
  if (!isLost && !isDuplicate(sent.error)) return sent;
  const { username, password } = form;
  const found = await outcomeOf(client.openSession(login, { body: { username, password } }));
  if ('user' in found) return found;
  if (!hasResponse(found.error)) return { error: UNCONFIRMED };
  return isLost ? { error: REGISTRATION_FAILED } : sent;
});

sample({ clock: submitted, target: registerFx });
const created = registerFx.doneData.filterMap((outcome) => ('user' in outcome ? outcome.user : undefined));
sample({ clock: created, target: [accountCreated.prepend((_: User) => undefined), userSignedIn] });
/** The registration form (spec §2, §5). A failed attempt keeps all of it; leaving keeps no password. */
export const registrationForm = createSentForm({
  initial: emptyRegistration,
  schema: registrationSchema,
  secrets: SECRETS,
  proposal: { field: 'username', from: 'email', of: proposeUsername },
  isErrorKept: true,
  texts: registrationErrorText,
  submit: submitted,
  endedOn: registerFx.doneData.map((outcome) => ('error' in outcome ? outcome.error : null)),
  cleared: { fields: SECRETS, on: [registrationLeft] },
});

function outcomeOf(session: Promise<User>): Promise<{ user: User } | { error: ApiError }> {
  return session.then(
    (user) => ({ user }),
    // Clients reject with nothing else.
    (error: unknown) => ({ error: error as ApiError }),
  );
}

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
