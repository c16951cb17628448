/** Sign-in, registration, and what is kept of a user. */
export { $healthGate, retryConnectionClicked } from './session/health-check';
export * from './session/login-form';
export * from './session/redirect';
export * from './session/register';
export { PHONE_CODES, type RegistrationField, storedRegistration } from './session/registration-form';
export * from './session/sign-out';
export * from './session/start-up';
export * from './session/user-persisted-store';
