/** The product's rules: pure functions, one file each, with its test beside it. */
export * from './cancel-window';
export * from './copyable-text';
export * from './countdown';
export * from './country-search';
export * from './date-time';
export * from './displayed-price';
export * from './login-form';
export * from './max-price';
export * from './money';
export * from './number-status';
export * from './price-lookup';
export * from './purchase-check';
export * from './rate-limit';
export * from './registration-form';
export * from './safe-path';
export * from './service-search';
export * from './wizard-step';
