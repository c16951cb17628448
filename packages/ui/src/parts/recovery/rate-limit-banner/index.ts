export * from './rate-limit-banner';
