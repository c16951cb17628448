export { errorText, isOutcomeUnknown, type ApiError } from './api/api-error';
export { $apiClient } from './api/operation-fx';
export { $clock, type Clock } from './lib/clock';
export { workspaceOpened } from './workspace-opened';
export * from './features/session';
export * from './features/toasts';
export * from './features/balance';
