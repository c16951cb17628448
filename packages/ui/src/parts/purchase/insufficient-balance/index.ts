export * from './insufficient-balance';
