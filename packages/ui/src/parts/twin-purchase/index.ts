export * from './twin-purchase';
