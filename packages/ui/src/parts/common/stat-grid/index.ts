export { StatGrid, type Stat, type StatGridProps } from './stat-grid';
