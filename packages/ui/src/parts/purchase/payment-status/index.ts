export * from './payment-status';
