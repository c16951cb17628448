/** The start of the app and of a signed-in user's models. */
export * from './workspace/app-started';
export * from './workspace/sessions';
export * from './workspace/workspace-opened';
