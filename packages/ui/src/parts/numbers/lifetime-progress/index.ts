export { LifeBar, type LifeBarProps } from './lifetime-progress';
