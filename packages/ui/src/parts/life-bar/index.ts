export { LifeBar, type LifeBarProps } from './life-bar';
