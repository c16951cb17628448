export { late, type LateFrame } from './lazy-with-retry';
export { Unloaded, type UnloadedProps } from './load-error';
