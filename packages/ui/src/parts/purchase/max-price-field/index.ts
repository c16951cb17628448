export * from './max-price-field';
