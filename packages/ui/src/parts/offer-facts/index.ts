export * from './offer-facts';
