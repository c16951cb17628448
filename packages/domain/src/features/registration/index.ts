export {
  $isRegistering,
  $registration,
  $registrationError,
  $registrationFieldErrors,
  registrationEdited,
  registrationFieldLeft,
  registrationLeft,
  registrationSubmitted,
} from './model';
