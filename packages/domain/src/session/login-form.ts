import { createEvent, createStore, sample } from 'effector';
import { createClientFx } from '../api/client/operation-fx';
import { isRejection } from '../api/errors/api-error';
import { userSignedIn } from '../api/session/current-user';
import { login, type User } from '../contracts/auth-calls';
import { EMPTY_LOGIN, updateLogin, type LoginAction, type LoginForm } from './login-state';

/**
 * A mail address as the server stores it at registration: in lower case and, for Gmail, without dots in the
 * name.
 */
const storedEmail = (address: string): string =>
  address.toLowerCase().replace(/.+(?=@gmail\.com$)/, (name) => name.replaceAll('.', ''));

const loginFx = createClientFx<LoginForm, User>(async (client, { username, password }) => {
  const send = (name: string) => client.openSession(login, { body: { username: name, password } });
  const typed = username.trim();
  const stored = typed.includes('@') ? storedEmail(typed) : typed;
  try {
    return await send(typed);
  } catch (error) {
    // The server finds an address only in the form it stores.
    if (stored !== typed && isRejection(error) && error.code === 'ACCOUNT_NOT_FOUND')
      return await send(stored);
    throw error;
  }
});

/** Something happened to the sign-in form: Enter submits it as 'Sign In' does. */
export const loginActed = createEvent<LoginAction>();

/** See `LoginState`. */
export const $login = createStore(EMPTY_LOGIN)
  .on(loginActed, updateLogin)
  .on(loginFx.finally, (state, attempt) =>
    updateLogin(state, { kind: 'settled', error: attempt.status === 'done' ? null : attempt.error }),
  );

sample({
  clock: $login.map(({ sent }) => sent),
  filter: (sent): sent is LoginForm => sent !== null,
  target: loginFx,
});
sample({ clock: loginFx.doneData, target: userSignedIn });
