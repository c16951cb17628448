export { LifetimeProgress, type LifetimeProgressProps } from './lifetime-progress';
