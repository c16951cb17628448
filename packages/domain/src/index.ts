export { createApiClient, type ApiClient, type ApiClientOptions } from './api/client/api-client';
export type { InFlightCall, TakeEarlyFetch, ReceivedResponse } from './api/client/early-fetch';
export { $apiClient } from './api/client/operation-fx';
export type { SessionChannel, SessionMessage } from './api/cross-tab/session-channel';
export { errorText, isApiError, isOutcomeUnconfirmed, type ApiError } from './api/errors/api-error';
export { $isAuthenticated, $user, sessionStarted } from './api/session/current-user';
export {
  $accountTotals,
  $balance,
  $balanceError,
  $balanceNarrow,
  $balanceWide,
  $isBalanceLoading,
  balanceInvalidated,
  balanceRequested,
  type AccountTotals,
} from './features/account/balance/balance';
export * from './features/account/preferences/preferences';
export {
  $statement,
  earlierRecordsClicked,
  statementMonthChosen,
  statementOpened,
  statementRefreshClicked,
  type StatementRowView,
  type StatementView,
} from './features/account/statement/statement';
export { statementExportClicked } from './features/account/statement/statement-export';
export * from './features/account/clear-device/clear-device';
export * from './features/catalogue/favourites';
export {
  $catalogueError,
  $catalogueStatus,
  $countries,
  $countryNames,
  $isCatalogueLoading,
  $serviceNames,
  $services,
  catalogueRequested,
  countriesNeeded,
  servicesNeeded,
} from './features/catalogue/lists/catalogue-lists';
export * from './features/catalogue/lists/country-list';
export * from './features/catalogue/lists/service-list';
export { $hasAvailabilityFailed } from './features/catalogue/offers/availability';
export { $cheapestCountries, type CheapestCountries } from './features/catalogue/offers/cheapest-countries';
export {
  $countryOffers,
  $isOffersLoading,
  $offeredServiceName,
} from './features/catalogue/offers/country-offers';
export { $operators, $operatorsStatus } from './features/catalogue/offers/operators';
export {
  $isPricesLoading,
  $priceBook,
  $pricesStatus,
  pricesFailed,
} from './features/catalogue/offers/prices';
export * from './features/catalogue/selection';
export {
  $activities,
  $isDashboardRefreshing,
  $dashboardError,
  dashboardRefreshClicked,
  dashboardScreen,
} from './features/dashboard/dashboard-data';
export * from './features/dashboard/dashboard-view';
export { $liveCountdowns, $liveNumbers, type LiveNumberView } from './features/dashboard/live-numbers';
export * from './features/dashboard/practice-number';
export { $recentSpending, recentSpendingShown } from './features/dashboard/recent-spending';
export * from './features/history/charts/history-charts';
export type { SpendingDay, SpendingView } from './features/history/charts/spending';
export * from './features/history/export/export-all';
export { historyExportClicked } from './features/history/export/export-page';
export { $historyPageCache } from './features/history/list/page-cache-store';
export {
  $historyError,
  $historyPage,
  $isHistoryLoading,
  $isHistoryFiltered,
  historyRefreshClicked,
} from './features/history/list/list';
export { $historyOrder, historyColumnChosen } from './features/history/list/order';
export {
  $historyQuery,
  $historySearchText,
  historyUrlChanged,
  historyFiltersChanged,
  historyFiltersCleared,
  historyNavigated,
  historyPageChosen,
  historySearchTyped,
} from './features/history/list/query';
export {
  $historyFilters,
  $historyPosition,
  $historyReadAt,
  $isSearchIgnored,
  $purchases,
  type PurchaseView,
  $historyCopiedMark,
  historyCopyClicked,
} from './features/history/list/view';
export * from './features/notifications/away-summary/away-summary';
export { $incomingCodeTitle } from './features/notifications/incoming-code/incoming-codes';
export * from './features/notifications/incoming-code/arrived-code';
export * from './features/notifications/incoming-code/notification-permission';
export { notificationOpened } from './features/notifications/incoming-code/notify-user';
export * from './features/notifications/low-balance/low-balance';
export { testAlertClicked } from './features/notifications/incoming-code/test-alert';
export * from './features/notifications/toasts/toasts';
export { cancelClicked } from './features/numbers/actions/number-actions';
export {
  $pendingCompletions,
  completeClicked,
  completeUndone,
  completionsFlushed,
} from './features/numbers/actions/pending-completions';
export * from './features/numbers/actions/replace-number';
export {
  $retry,
  retryCheckAgainClicked,
  retryClicked,
  retryAbandonClicked,
} from './features/numbers/actions/retry';
export * from './features/support/purchase-support';
export { $copiedSupportText, supportTextCopyClicked } from './features/support/support-copying';
export { $systemMessage, systemMessageDismissed } from './features/notifications/toasts/realtime-toasts';
export * from './features/numbers/auto-cancel/missed-refunds';
export { exemptionToggled } from './features/numbers/auto-cancel/waiting-numbers';
export type { CancelView, NumberCardView } from './features/numbers/cards/card-view';
export { $cardAnnouncements, $cardGroups, type CardGroups } from './features/numbers/cards/card-groups';
export {
  $countdowns,
  $hasBoughtBefore,
  $lateSmsIds,
  $minutesLeft,
  $numberCards,
  $receivedIds,
  $refundNotes,
  $waitingIds,
  $copiedMark,
  copyClicked,
} from './features/numbers/cards/cards';
export { $fullMessages, messageOpened, type FullMessage } from './features/numbers/cards/full-message';
export { $guidedNumberId, $isGuideOpen } from './features/numbers/cards/guide';
export { cardsShown, numberPutOnTop } from './features/numbers/cards/server-now';
export { expireCopiedMarkLaterFx } from './features/numbers/copying/copy-numbers';
export { newestCopyClicked } from './features/numbers/copying/newest-copying';
export { searchCopyClicked } from './features/numbers/copying/search-copying';
export {
  $activeNumbers,
  $activeNumbersError,
  $activeNumbersStatus,
  $activeTotal,
  $allNumbers,
  $pendingRetryIds,
  $receivedCount,
  $unlistedNumbers,
  activeNumbersListed,
  activeNumbersInvalidated,
  activeNumbersRefreshClicked,
  activeNumbersRequested,
  endedNumberDismissed,
  newNumberAnnounced,
  numberBought,
} from './features/numbers/list/active-numbers';
export * from './features/numbers/list/polling';
export { quoteRetryClicked } from './features/payments/add-funds/amount/quote';
export { depositCheckAgainClicked, depositAbandonClicked } from './features/payments/add-funds/attempt';
export {
  $depositAmountError,
  $depositAmountText,
  $isAddFundsOpen,
  $paymentMethod,
  addFundsClosed,
  addFundsOpened,
  depositAmountChanged,
  paymentMethodChosen,
} from './features/payments/add-funds/form';
export { $addFundsError } from './features/payments/add-funds/outcome';
export {
  $canSubmitDeposit,
  addFundsAgainSubmitted,
  addFundsSubmitted,
} from './features/payments/add-funds/submit';
export * from './features/payments/add-funds/view';
export { checkoutStarted, reopenCheckoutClicked } from './features/payments/checkout/checkout';
export { cancelPaymentClicked } from './features/payments/deposits/actions/cancel';
export { $verifyingCount, type DepositActivity } from './features/payments/deposits/actions/deposit-activity';
export {
  CALLBACK_FAILED,
  paymentSettled,
  paymentEventReceived,
  type PaymentOutcome,
} from './features/payments/deposits/actions/payment-events';
export {
  callbackVerificationSettled,
  callbackVerificationRequested,
  STILL_PROCESSING,
  verifyClicked,
} from './features/payments/deposits/actions/verify';
export {
  $depositsError,
  $depositsPage,
  $isDepositsLoading,
  transactionsScreen,
  depositsInvalidated,
  depositsRefreshClicked,
  depositsRequested,
} from './features/payments/deposits/list';
export * from './features/payments/deposits/pending';
export {
  $depositFilters,
  depositFiltersChanged,
  depositsPageChosen,
  type DepositFilters,
} from './features/payments/deposits/query';
export { $depositCountdowns, depositCountdownShown } from './features/payments/deposits/countdowns';
export { $depositSteps, type DepositStepView } from './features/payments/deposits/steps';
export {
  $depositsPosition,
  $depositSummary,
  $depositViews,
  type DepositView,
} from './features/payments/deposits/view';
export { $toNaira, exchangeRateNeeded } from './features/payments/exchange-rate';
export {
  $callbackOutcome,
  callbackCheckRequested,
  callbackOpened,
  callbackReceived,
} from './features/payments/return/provider-callback';
export { appStarted } from './features/platform/app-started';
export * from './features/platform/connection-badge';
export * from './features/platform/health-check';
export { readLastVisit } from './features/platform/last-visit';
export { $offlineSince } from './features/platform/offline';
export { accountRefreshClicked } from './features/platform/workspace-opened';
export { batchClicked, batchDismissed, batchStopClicked } from './features/purchase/batch/batch';
export { $isBatchActive } from './features/purchase/batch/batch-state';
export { $purchaseBatch, type PurchaseBatchView } from './features/purchase/batch/batch-view';
export * from './features/purchase/extras/first-search';
export { $recentPurchases, type RecentPurchaseView } from './features/purchase/extras/recent-purchases';
export {
  $serverRestrictions,
  $restrictionsError,
  restrictionsScreen,
} from './features/purchase/extras/server-restrictions';
export * from './features/purchase/pay-and-continue/pay-and-continue';
export {
  $maxPriceError,
  $maxPriceText,
  $purchaseBlockedBy,
  $purchaseButtonBlockedBy,
  maxPriceChanged,
  type PurchaseBlockReason,
} from './features/purchase/pricing/price';
export { $price } from './features/purchase/pricing/selected-price';
export * from './features/purchase/pricing/price-view';
export * from './features/purchase/recovery/alternatives';
export { $hasDuplicate, duplicatePurchaseDismissed } from './features/purchase/recovery/duplicate-purchase';
export * from './features/purchase/recovery/duplicate-purchase-view';
export { externalPurchaseDetected } from './features/purchase/recovery/external-purchase';
export { $outOfStock } from './features/purchase/recovery/out-of-stock';
export { $purchaseTimeline, type PurchaseStepView } from './features/purchase/recovery/purchase-timeline';
export { $stockAlert, stockAlertToggled } from './features/purchase/recovery/stock-alert';
export { checkAgainClicked, purchaseAbandonClicked } from './features/purchase/submit/attempt';
export {
  $purchaseError,
  expirePurchaseErrorLaterFx,
  purchaseErrorDismissed,
  type PurchaseErrorMessage,
} from './features/purchase/submit/purchase-error';
export { newPriceAccepted } from './features/purchase/submit/price-change';
export {
  $isRateLimited,
  $rateLimit,
  type RateLimitCause,
  type RateLimitWait,
} from './features/purchase/submit/rate-limit';
export {
  anyOperatorClicked,
  purchaseAgainClicked,
  purchaseClicked,
} from './features/purchase/submit/submit-purchase';
export { deepLinkOpened } from './features/purchase/wizard/deep-link';
export { $isMoreOptionsOpen, moreOptionsToggled } from './features/purchase/wizard/more-options';
export * from './features/purchase/wizard/wizard-buttons';
export { wizardScreen } from './features/purchase/wizard/wizard-screen';
export { $sessionEndNotice } from './features/session/end-notice';
export * from './features/session/login-form';
export { $isMobileDevice, $isRedirectDue, isMobileUserAgent } from './features/session/redirect';
export * from './features/session/registration/registration';
export {
  $isPathCarried,
  $isSigningOut,
  sessionExpired,
  signedOutElsewhere,
  signOutClicked,
} from './features/session/sign-out';
export {
  $isRecheckFailed,
  $isSessionRestored,
  $sessionError,
  $sessionPhase,
  $sessionRetryInS,
  sessionCheckRequested,
  type SessionPhase,
} from './features/session/start-up';
export { subscriptionCheckAgainClicked, subscriptionAbandonClicked } from './features/subscriptions/attempt';
export {
  $isSubscriptionsLoading,
  $subscriptions,
  $subscriptionsError,
  $subscriptionViews,
  subscriptionCancelClicked,
  subscriptionsRefreshClicked,
  subscriptionsScreen,
  type SubscriptionView,
} from './features/subscriptions/list';
export {
  $isSubscriptionOffered,
  $subscriptionBlockedBy,
  $subscriptionChoices,
  $subscriptionCost,
  $subscriptionError,
  $subscriptionOrder,
  $subscriptionProgress,
  subscriptionAgainSubmitted,
  subscriptionOrderChanged,
  subscriptionSubmitted,
} from './features/subscriptions/order';
export {
  $isOnline,
  $isPageActive,
  pageFocused,
  pageFrozen,
  pageRestored,
  pageResumed,
  pageVisibilityChanged,
  wentOffline,
  wentOnline,
} from './lib/page';
export {
  $ports,
  userStorageKey,
  noBrowser,
  portsSupplied,
  type CheckoutWindow,
  type IntentName,
  type StorageWrite,
  type StorageKey,
  type NotificationPermission,
  type Ports,
  type TextFile,
} from './lib/ports';
export type { Screen } from './lib/create-screen';
export { sessionEnded, workspaceOpened } from './lib/session-events';
export { $clock, type Clock } from './lib/time/clock';
export type { OpenSocket } from './realtime/connection/socket';
export { paymentViewClosed, paymentViewOpened, reconnectClicked } from './realtime/model';
export { $openSocket, $realtimeOrigin, $scheduleFrame } from './realtime/ports';
export {
  $tabChannel,
  singleTabChannel,
  channelOpened,
  type TabChannel,
  type TabMessage,
} from './realtime/tabs/tab-channel';
