export * from './price-and-stock';
