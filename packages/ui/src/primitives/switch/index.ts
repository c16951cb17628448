export { Switch, type SwitchProps } from './switch';
export { SwitchTrack } from './switch-track';
