import type { OperationName } from '@sms/domain/contracts';
import {
  $healthGate,
  $isAuthenticated,
  loginSubmitted,
  passwordChanged,
  registrationEdited,
  registrationSubmitted,
  retryConnectionClicked,
  sessionCheckRequested,
  signOutClicked,
  usernameChanged,
} from '@sms/domain';
import { DEMO_ACCOUNT, NEWCOMER } from '@sms/api-mocks';
import type { Tab } from '../tab';
import type { CallScenario } from './call-scenario';

/** Fills the form in and submits it. */
export const signIn = ({ fire }: Tab): void => {
  fire(usernameChanged, DEMO_ACCOUNT.username);
  fire(passwordChanged, DEMO_ACCOUNT.password);
  fire(loginSubmitted, undefined);
};

const register = ({ fire }: Tab): void => {
  for (const [field, value] of Object.entries(NEWCOMER) as [keyof typeof NEWCOMER, string][]) {
    fire(registrationEdited, { field, value });
  }
  fire(registrationSubmitted, undefined);
};

const isSignedIn = ({ get }: Tab): boolean => get($isAuthenticated);

/** Calls of the start and of the session. */
export const sessionScenarios = {
  health: {
    isAtStart: true,
    retry: ({ fire }) => fire(retryConnectionClicked, undefined),
    isDone: ({ get }) => get($healthGate) === 'reachable',
  },
  refresh: {
    isAtStart: true,
    retry: ({ fire }) => fire(sessionCheckRequested, undefined),
    isDone: isSignedIn,
    silentReason: 'who is not known is asked to sign in',
  },
  me: {
    isAtStart: true,
    retry: ({ fire }) => fire(sessionCheckRequested, undefined),
    isDone: isSignedIn,
  },
  login: { signedIn: false, act: signIn, isDone: isSignedIn },
  register: {
    signedIn: false,
    act: register,
    isDone: isSignedIn,
    carriedOut: ({ db }) => db.users.all().filter(({ username }) => username === NEWCOMER.username).length,
  },
  logout: {
    act: ({ fire }) => fire(signOutClicked, undefined),
    isDone: ({ get }) => !get($isAuthenticated),
  },
} satisfies Partial<Record<OperationName, CallScenario>>;
