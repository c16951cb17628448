export {
  $keptRows,
  $keptStorage,
  forgetDeviceClicked,
  keptDataOpened,
  keptDataShown,
  keptForgetClicked,
  type KeptStorage,
} from './stored-data';
