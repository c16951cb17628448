// @vitest-environment jsdom
import { loginForm } from '@sms/domain/session/login-form';
import { $session } from '@sms/domain/session/session';
import { INITIAL_SESSION } from '@sms/domain/session/session-state';
import { act, renderHook } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';
import { useForm, useSubmit } from './use-form';

it.each([
  ['a guest is told what is missing', 'anonymous', 'Password is required'],
  ['one who has just signed in is told nothing by the empty form', 'signed-in', undefined],
] as const)('form: at a second press %s', (_, phase, message) => {
  const scope = fork({ values: [[$session, { ...INITIAL_SESSION, phase }]] });
  const { result } = renderHook(() => ({ form: useForm(loginForm), send: useSubmit(loginForm) }), {
    wrapper: ({ children }) => <Provider value={scope}>{children}</Provider>,
  });
  act(() => result.current.send.submit());
  expect(result.current.form.field('password').error).toBe(message);
  expect(result.current.send.isSent).toBe(phase === 'signed-in');
});
