export * from './recent-purchases';
