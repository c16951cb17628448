export {
  AuthenticationErrorScreen,
  type AuthenticationErrorScreenProps,
} from './authentication-error-screen';
export { CrashScreen, type CrashScreenProps } from './crash-screen';
