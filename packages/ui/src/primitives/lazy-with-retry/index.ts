export { lazyWithRetry, type LoadErrorFrame } from './lazy-with-retry';
export { LoadError, type LoadErrorProps } from './load-error';
