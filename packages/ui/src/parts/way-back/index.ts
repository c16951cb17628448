export * from './way-back';
