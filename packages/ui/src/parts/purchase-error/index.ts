export * from './purchase-error';
