export { createApiClient, type ApiClient, type ApiClientOptions } from './api/api-client';
export type { CallUnderWay, HeadStart, ReceivedAnswer } from './api/head-start';
export type { OtherTabs, TabMessage } from './api/other-tabs';
export { errorText, isApiError, isOutcomeUnknown, type ApiError } from './api/api-error';
export { $apiClient } from './api/operation-fx';
export { appStarted } from './app-started';
export { $clock, type Clock } from './lib/clock';
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
} from './ports';
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
export { accountRefreshClicked, workspaceOpened } from './workspace-opened';
export * from './features/active-numbers';
export * from './features/arrival';
export * from './features/payments/add-funds';
export * from './features/account/balance';
export * from './features/catalogue';
export * from './features/catch-up';
export * from './features/charts';
export * from './features/payments/checkout';
export * from './features/connection-badge';
export { expireCopiedMarkLaterFx } from './features/copying';
export * from './features/payments/deposits';
export * from './features/favourites';
export * from './features/health';
export * from './features/history';
export * from './features/account/stored-data';
export * from './features/offline';
export * from './features/overview';
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
export * from './features/toasts';
export * from './features/watched-prices';
