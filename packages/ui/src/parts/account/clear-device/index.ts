export { ClearDevice, type ClearDeviceProps } from './clear-device';
