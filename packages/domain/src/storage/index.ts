export * from './registry';
export * from './storage-usage';
