import { draftOf } from '@sms/domain/api/forms/form-state';
import { registrationForm, registrationLeft } from '@sms/domain/session/register';
import { passwordRules, PHONE_CODES } from '@sms/domain/session/registration-form';
import { GuestPage } from '@sms/ui/pages/guest-page';
import { RegistrationForm } from '@sms/ui/session/registration-form';
import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useForm, useSubmit } from '../../app/hooks/use-form';
import { PATHS } from '../../app/routing/paths';
import { readStorage, writeStorage } from '../../browser/storage/browser-storage';

const phoneCodes = PHONE_CODES.map(([code, country]) => ({ value: code, label: `${code} (${country})` }));

/** Registration form (spec §2, §5). */
export default function RegisterScreen() {
  const { values, field, error, act } = useForm(registrationForm);
  const { isSent, submit } = useSubmit(registrationForm);
  const pageLeft = useUnit(registrationLeft);
  const [draft] = useState(() => readStorage('registration'));
  // A layout effect, so that the first paint has the fields.
  useLayoutEffect(() => void act({ kind: 'restored', draft }), [act, draft]);
  useEffect(
    () => writeStorage({ name: 'registration', value: draftOf(registrationForm.rules, values) }),
    [values],
  );
  useEffect(
    () => () => {
      pageLeft();
      // Only a reload needs it: the form itself outlives a visit to another page.
      writeStorage({ name: 'registration', value: null });
    },
    [pageLeft],
  );
  return (
    <GuestPage
      title="Create account"
      other={{ question: 'Have an account?', to: PATHS.login, link: 'Sign in' }}
      hasAboutOnPhones={false}
    >
      <title>Create account · SMS Dashboard</title>
      <RegistrationForm
        firstname={field('firstname')}
        lastname={field('lastname')}
        username={field('username')}
        email={field('email')}
        phoneCode={{ ...field('phoneCode'), options: phoneCodes }}
        phone={field('phone')}
        password={field('password')}
        passwordRules={passwordRules(values.password)}
        confirmPassword={field('confirmPassword')}
        onSubmit={submit}
        busy={isSent}
        error={error}
      />
    </GuestPage>
  );
}
