export {
  $isRegistering,
  $passwordRules,
  $registration,
  $registrationError,
  $registrationFieldErrors,
  registrationEdited,
  registrationFieldLeft,
  registrationLeft,
  registrationSubmitted,
} from './registration';
