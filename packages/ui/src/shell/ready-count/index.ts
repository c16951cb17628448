export { ReadyCount, type ReadyCountProps } from './ready-count';
