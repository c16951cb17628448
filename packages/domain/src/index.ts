export { createApiClient, type ApiClient, type ApiClientOptions } from './api/client/api-client';
export type { CallUnderWay, HeadStart, ReceivedAnswer } from './api/client/early-fetch';
export type { OtherTabs, TabMessage } from './api/cross-tab/session-channel';
export { errorText, isApiError, isOutcomeUnknown, type ApiError } from './api/errors/api-error';
export { $apiClient } from './api/client/operation-fx';
export { appStarted } from './features/platform/app-started';
export { $clock, type Clock } from './lib/time/clock';
export {
  $isOnline,
  $isPageAwake,
  pageFocused,
  pageFrozen,
  pageRestored,
  pageThawed,
  pageVisibilityChanged,
  wentOffline,
  wentOnline,
} from './lib/page';
export {
  $ports,
  keptNameOf,
  noBrowser,
  portsSupplied,
  type CheckoutWindow,
  type IntentName,
  type Kept,
  type KeptName,
  type NotificationPermission,
  type Ports,
  type TextFile,
} from './lib/ports';
export {
  $openSocket,
  $realtimeOrigin,
  $scheduleFrame,
  $tabGroup,
  aloneInBrowser,
  paymentViewClosed,
  paymentViewOpened,
  reconnectClicked,
  tabGroupFound,
  type OpenSocket,
  type TabGroup,
  type TabNews,
} from './realtime';
export { accountRefreshClicked, workspaceOpened } from './features/platform/workspace-opened';
export * from './features/numbers';
export * from './features/notifications/incoming-code';
export * from './features/payments/add-funds';
export * from './features/account/balance';
export * from './features/catalogue';
export * from './features/notifications/away-summary';
export * from './features/history/charts';
export * from './features/payments/checkout';
export * from './features/platform/connection-badge.barrel';
export { expireCopiedMarkLaterFx } from './features/numbers/copying';
export * from './features/payments/deposits';
export * from './features/favourites';
export * from './features/platform';
export * from './features/history';
export * from './features/account/stored-data';
export * from './features/platform/offline.barrel';
export * from './features/dashboard';
export * from './features/payments/return';
export * from './features/account/preferences';
export * from './features/purchase';
export * from './features/session/registration';
export * from './features/restrictions';
export * from './features/selection';
export * from './features/session';
export * from './features/account/statement';
export * from './features/subscriptions';
export * from './features/success-record';
export * from './features/notifications/toasts';
export * from './features/watched-prices';
