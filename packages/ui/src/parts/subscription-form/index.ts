export * from './subscription-form';
