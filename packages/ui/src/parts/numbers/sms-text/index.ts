export * from './sms-text';
