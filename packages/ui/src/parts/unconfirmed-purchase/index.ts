export * from './unconfirmed-purchase';
