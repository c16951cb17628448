export * from './purchase-button';
