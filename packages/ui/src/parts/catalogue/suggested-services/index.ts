export * from './suggested-services';
