export * from './duplicate-purchase-warning';
