export {
  $isRegistering,
  $registration,
  $registrationError,
  $registrationFieldErrors,
  registrationEdited,
  registrationFieldLeft,
  registrationSubmitted,
} from './model';
