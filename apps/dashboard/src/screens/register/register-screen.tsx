import {
  $isRegistering,
  $passwordRules,
  $registration,
  $registrationError,
  $registrationFieldErrors,
  registrationEdited,
  registrationFieldLeft,
  registrationLeft,
  registrationRestored,
  registrationSubmitted,
} from '@sms/domain/session/register';
import {
  PHONE_CODES,
  storedRegistration,
  type RegistrationField,
} from '@sms/domain/session/registration-form';
import { RegisterPage } from '@sms/ui/pages/register-page';
import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { readStorage, writeStorage } from '../../browser/storage/browser-storage';

const phoneCodes = PHONE_CODES.map(([code, country]) => ({ value: code, label: `${code} (${country})` }));

/** Registration form (spec §2, §5). */
export default function RegisterScreen() {
  const { form, passwordRules, errors, error, isRegistering, edited, left, submitted, pageLeft, restore } =
    useUnit({
      form: $registration,
      passwordRules: $passwordRules,
      errors: $registrationFieldErrors,
      error: $registrationError,
      isRegistering: $isRegistering,
      edited: registrationEdited,
      left: registrationFieldLeft,
      submitted: registrationSubmitted,
      pageLeft: registrationLeft,
      restore: registrationRestored,
    });
  const [kept] = useState(() => readStorage('registration'));
  // A layout effect, so that the first paint has the fields.
  useLayoutEffect(() => void restore(kept), [restore, kept]);
  useEffect(() => writeStorage({ name: 'registration', value: storedRegistration(form) }), [form]);
  useEffect(
    () => () => {
      pageLeft();
      // Only a reload needs it: the form itself outlives a visit to another page.
      writeStorage({ name: 'registration', value: null });
    },
    [pageLeft],
  );
  const field = (name: RegistrationField) => ({
    value: form[name],
    error: errors[name],
    onChange: (value: string) => edited({ field: name, value }),
    onBlur: () => left(name),
  });
  return (
    <RegisterPage
      firstname={field('firstname')}
      lastname={field('lastname')}
      username={field('username')}
      email={field('email')}
      phoneCode={{
        value: form.phoneCode,
        options: phoneCodes,
        onChange: (value) => edited({ field: 'phoneCode', value }),
      }}
      phone={field('phone')}
      password={field('password')}
      passwordRules={passwordRules}
      confirmPassword={field('confirmPassword')}
      onSubmit={() => submitted()}
      busy={isRegistering}
      error={error ?? undefined}
    />
  );
}
