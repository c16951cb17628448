export { NewVersion, type NewVersionProps } from './new-version';
