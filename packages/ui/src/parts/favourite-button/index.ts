export * from './favourite-button';
