export { OfflineScreen, type OfflineScreenProps } from './offline-screen';
