/** Unions of the domain whose members are displayed under other names, with the story that shows each. */
export const aliases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ApiError.kind': {
    rejected: 'Scenarios/Login: WrongPassword',
    network: 'Scenarios/Login: ServerDown',
    timeout: 'Scenarios/Error texts: Transport',
    malformed: 'Scenarios/Error texts: Numbers',
  },
  CancelWindow: {
    locked: 'Scenarios/Active Numbers: WaitingEarly',
    open: 'Scenarios/Active Numbers: WaitingCancellable',
    closed: 'Scenarios/Active Numbers: ExpiredNumber',
  },
  'DepositAmount.kind': {
    empty: 'Parts/Payments/AddFundsForm: Untouched',
    valid: 'Parts/Payments/AddFundsForm: Quoted',
    invalid: 'Parts/Payments/AddFundsForm: TooLittle',
  },
  HealthGate: {
    checking: 'Shell/HealthGate: Checking',
    reachable: 'Scenarios/Login: ServerBackAgain',
    unreachable: 'Scenarios/Login: ServerDown',
  },
  LoginBlockedBy: {
    blank: 'Pages/Login: FirstVisit',
    'signing-in': 'Pages/Login: SigningIn',
  },
  'MaxPrice.kind': {
    none: 'Parts/Purchase/MaxPriceField: NoLimit',
    limit: 'Parts/Purchase/MaxPriceField: WithLimit',
    invalid: 'Parts/Purchase/MaxPriceField: NoNumber',
  },
  NotificationPermission: {
    default: 'Parts/Account/NotificationSettings: Default',
    granted: 'Parts/Account/NotificationSettings: AllOn',
    denied: 'Parts/Account/NotificationSettings: NotificationsBlocked',
    unsupported: 'Parts/Account/NotificationSettings: WithoutNotifications',
  },
  'PayAndContinueView.kind': {
    offer: 'Parts/Purchase/InsufficientBalance: Offer',
    waiting: 'Parts/Purchase/InsufficientBalance: Waiting',
    paid: 'Parts/Purchase/PaymentStatus: Paid',
  },
  PaymentEventName: {
    completed: 'Scenarios/Transactions: DepositPaid',
    failed: 'Scenarios/Transactions: DepositDeclined',
    cancelled: 'Scenarios/Transactions: DepositExpired',
    auto_cancelled: 'Scenarios/Error texts: Payments',
    windowClosed: 'Scenarios/Transactions: PopupClosed',
  },
  'PurchaseBatch.phase': {
    between: 'Parts/Purchase/PurchaseBatch: Waiting',
    buying: 'Parts/Purchase/PurchaseBatch: Buying',
    over: 'Parts/Purchase/PurchaseBatch: Incomplete',
  },
  'PurchaseProblem.reason': {
    'nothing-selected': 'Scenarios/Error texts: Purchase',
    'price-unknown': 'Pages/Buy Number: PriceUnknown',
    'invalid-maximum': 'Pages/Buy Number: InvalidMaximum',
    'above-maximum': 'Parts/Recovery/PurchaseError: AboveTheMaximum',
    'insufficient-balance': 'Parts/Recovery/PurchaseError: InsufficientBalance',
  },
  SessionPhase: {
    starting: 'Shell/HealthGate: Checking',
    checking: 'Shell/SessionCheck: Checking',
    anonymous: 'Scenarios/Login: FirstVisit',
    'signed-in': 'Scenarios/Login: SignedIn',
    error: 'Shell/AuthenticationErrorScreen: Playground',
  },
};
