export { ReadyCount, type ReadyCountProps } from './received-code-count';
