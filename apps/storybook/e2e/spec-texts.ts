/** Texts quoted from the specification, and the story that shows them. */
interface SpecTexts {
  /** Section and part of the specification. */
  readonly section: string;
  /** Story id, as in Storybook's URL. */
  readonly story: string;
  /** As quoted; `{…}` is a placeholder. */
  readonly texts: readonly string[];
}

/**
 * All texts quoted from sections 5 and 8, with a story that shows them. The test of the built Storybook opens these
 * stories and searches for the texts after the play function.
 */
export const specTexts: readonly SpecTexts[] = [
  {
    section: '5 Deposit amount',
    story: 'scenarios-error-texts--fields',
    texts: [
      'Amount must be a positive number',
      'Minimum deposit amount is ₦100',
      'Maximum deposit amount is ₦1,000,000',
    ],
  },
  {
    section: '5 Login',
    story: 'scenarios-error-texts--fields',
    texts: [
      'Username or email is required',
      'Password is required',
      'Password must be at least 3 characters',
    ],
  },
  {
    section: '5 Registration',
    story: 'scenarios-error-texts--fields',
    texts: [
      'Required',
      'Letters only',
      '3-30 chars',
      'Invalid format',
      'Invalid email',
      '7-15 digits',
      'Min 6 chars',
      'Letter + number',
      'No match',
    ],
  },
  {
    section: '5 Purchase',
    story: 'scenarios-error-texts--purchase',
    texts: [
      'Please select a service and country',
      'Price {price} exceeds your maximum of {max}',
      'Insufficient balance. Please top up your account.',
    ],
  },
  {
    section: '8 Login',
    story: 'scenarios-error-texts--sign-in',
    texts: [
      'Account not found with this username or email',
      'Incorrect password provided',
      'Account is inactive. Contact support.',
      'Too many attempts. Try again later.',
      'Two-factor authentication required',
      'Login failed',
      'Account is inactive. Please contact support.',
      'Too many login attempts. Please try again later.',
      'Login failed. Please try again.',
    ],
  },
  {
    section: '8 Registration',
    story: 'scenarios-error-texts--registration',
    texts: [
      'Username already taken. Please choose another.',
      'Email address already registered.',
      'Please check your input and try again',
      'Server error occurred. Please try again.',
      'Registration failed',
      'Account already exists',
      'Username taken',
      'Email already registered',
      'Registration failed. Please try again.',
    ],
  },
  {
    section: '8 Transport',
    story: 'scenarios-error-texts--transport',
    texts: [
      'Rate limited. Wait {retry-after}',
      'Rate limited. Wait and try again later',
      'Server is starting up, please wait...',
    ],
  },
  {
    section: '8 Payments',
    story: 'scenarios-error-texts--payments',
    texts: [
      'Payment session expired. Please create a new payment.',
      'Payment was never completed. Creating a new payment...',
      'Payment verification failed. Please try again or contact support.',
      'Failed to get current exchange rate',
      'Failed to load payment history',
      'Payment link is not available for this transaction',
      'Failed to process payment result',
      'Payment is still processing. Please check back in a few minutes.',
      'No payment link received from server',
      'Failed to create payment session. Please try again.',
      'Failed to create deposit',
      'Payment verification failed',
      'Failed to cancel payment',
    ],
  },
  {
    section: '8 Payments',
    story: 'parts-payments-addfundsform--no-quote',
    texts: ['Unable to calculate USD equivalent'],
  },
  {
    section: '8 Payments',
    story: 'scenarios-transactions--pay-in',
    texts: ['Redirected to payment gateway! Complete your payment to add funds.'],
  },
  {
    section: '8 Payments',
    story: 'shell-header--balance-failed',
    texts: ['Failed to fetch balance'],
  },
  {
    section: '8 Payments',
    story: 'pages-transactions--load-failed',
    texts: ['Failed to fetch transactions'],
  },
  {
    section: '8 Numbers',
    story: 'scenarios-error-texts--numbers',
    texts: ['Failed to cancel number', 'Failed to complete number'],
  },
  {
    section: '8 Numbers',
    story: 'scenarios-active-numbers--cancelled-with-refund',
    texts: ['Number cancelled and fully refunded!'],
  },
  {
    section: '8 Numbers',
    story: 'flows-buy-and-receive--completed',
    texts: ['Number marked as complete!'],
  },
  {
    section: '8 Purchase',
    story: 'parts-recovery-ratelimitbanner--purchase',
    texts: ['Our provider is getting the best number for you. Please try again in:'],
  },
  {
    section: '8 Purchase',
    story: 'parts-recovery-ratelimitbanner--prices',
    texts: ['Provider rate limit reached. Please wait before refreshing prices.'],
  },
  {
    section: '8 Purchase',
    story: 'parts-recovery-purchaseerror--no-numbers-for-operator',
    texts: ['Try "Any Operator" instead'],
  },
  {
    section: '8 Purchase',
    story: 'scenarios-error-texts--purchase',
    texts: [
      'No numbers available for {operator} operator. Try "Any Operator" option.',
      'No numbers currently available for this service/country combination.',
      'Insufficient balance. Please top up your account.',
      'Invalid service selected. Please try again.',
      'Failed to purchase number. Please try again.',
    ],
  },
  {
    section: '8 Catalogue defaults',
    story: 'scenarios-error-texts--purchase',
    texts: ['Failed to fetch services', 'Failed to fetch countries'],
  },
  {
    section: '8 Catalogue defaults',
    story: 'parts-catalogue-servicelist--prices-failed',
    texts: ['Failed to fetch prices'],
  },
  {
    section: '8 Catalogue defaults',
    story: 'parts-catalogue-servicelist--availability-failed',
    texts: ['Failed to fetch availability'],
  },
  {
    section: '8 Catalogue defaults',
    story: 'parts-purchase-serverrestrictions--failed',
    texts: ['Failed to fetch restrictions'],
  },
  {
    section: '8 Catalogue defaults',
    story: 'scenarios-dashboard--answer-unreadable',
    texts: ['Unknown error occurred'],
  },
  {
    section: '8 Websocket',
    story: 'shell-connectionbadge--token-refused',
    texts: ['Authentication failed'],
  },
  {
    section: '8 Websocket',
    story: 'shell-connectionbadge--no-answer-in-time',
    texts: ['Connection timeout'],
  },
  {
    section: '8 Websocket',
    story: 'shell-connectionbadge--connection-lost',
    texts: ['Connection lost unexpectedly'],
  },
  {
    section: '8 Websocket',
    story: 'shell-connectionbadge--given-up',
    texts: ['Failed to reconnect after maximum attempts'],
  },
];

/** Required texts of a story. */
export const textsOf = (storyId: string): readonly string[] => [
  ...new Set(specTexts.filter(({ story }) => story === storyId).flatMap(({ texts }) => texts)),
];
