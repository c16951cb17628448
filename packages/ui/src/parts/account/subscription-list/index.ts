export * from './subscription-list';
