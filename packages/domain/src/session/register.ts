import { createEvent, createStore, sample } from 'effector';
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

type Outcome = { readonly user: User } | { readonly error: ApiError | string; readonly lostName?: string };

/**
 * Opens the account. Where the response was lost, signing in tells whether the account was created: the
 * registration is never sent again.
 */
const registerFx = createClientFx<{ form: RegistrationForm; lostName: string | null }, Outcome>(
  async (client, { form, lostName }) => {
    const { username, password } = form;
    const sent = await outcomeOf(client.openSession(register, { body: form }));
    if ('user' in sent) return sent;
    const isLost = isUnconfirmed(sent.error);
    // The server may have created that account after the last look.
    const isOwn = isDuplicate(sent.error) && username === lostName;
    const error = isLost ? REGISTRATION_FAILED : sent.error;
    if (!isLost && !isOwn) return { error };
    const found = await outcomeOf(client.openSession(login, { body: { username, password } }));
    if ('user' in found) return found;
    return { error: hasResponse(found.error) ? error : UNCONFIRMED, lostName: username };
  },
);

/** The name in the last unconfirmed registration; null without one. */
const $lostName = createStore<string | null>(null)
  .on(registerFx.doneData, (lostName, outcome) => ('error' in outcome && outcome.lostName) || lostName)
  .reset(registrationLeft);

sample({
  clock: submitted,
  source: $lostName,
  fn: (lostName, form) => ({ form, lostName }),
  target: registerFx,
});
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
