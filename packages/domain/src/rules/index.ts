/** The product's rules: pure functions, one file each, with its test beside it. */

export * from './numbers/notification-signals';
export * from './payments/balance-report';
export * from './numbers/cancel-window';
export * from './catalogue/catalogue-names';
export * from './payments/checkout-link';
export * from './format/date-time';
export * from './numbers/copy-template';
export * from './numbers/copyable-text';
export * from './format/countdown';
export * from './pricing/cheapest-countries';
export * from './pricing/country-offers';
export * from './catalogue/country-search';

export * from './format/decimal-text';
export * from './payments/deposit-amount';
export * from './payments/deposit-state';

export * from './pricing/displayed-price';
export * from './format/usd-micros';

export * from './history/history-query';

export * from './network/last-visit';

export * from './format/local-day';
export * from './session/login-form';
export * from './purchase/max-price';

export * from './format/money';

export * from './numbers/number-status';
export * from './format/page-range';
export * from './session/password-rules';
export * from './payments/payment-event';
export * from './payments/payment-method';
export * from './payments/provider-callback';
export * from './format/percent';
export * from './numbers/phone-format';
export * from './pricing/price-lookup';
export * from './network/error-report';

export * from './purchase/purchase-check';

export * from './catalogue/purchase-search';

export * from './network/rate-limit';

export * from './session/registration-form';
export * from './network/backoff';

export * from './session/safe-path';

export * from './catalogue/service-search';

export * from './pricing/stock';

export * from './history/group-success-rate';

export * from './format/time-ago';

export * from './history/paged-reader';

export * from './purchase/wizard-url';
export * from './purchase/wizard-step';
