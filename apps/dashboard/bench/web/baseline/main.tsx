/**
 * The baseline of `npm run bench -- web`: a minimal page with the libraries of the dashboard. One form, one route, no
 * font, no call.
 */
import { createEvent, createStore, fork, sample } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const usernameChanged = createEvent<string>();
const passwordChanged = createEvent<string>();
const submitted = createEvent();

const $username = createStore('').on(usernameChanged, (_, username) => username);
const $password = createStore('').on(passwordChanged, (_, password) => password);
const $signedInAs = createStore('');

sample({ clock: submitted, source: $username, target: $signedInAs });

const FIELD = 'rounded-lg border border-slate-300 px-3 py-2';

function SignIn() {
  const { username, password, signedInAs, ...form } = useUnit({
    username: $username,
    password: $password,
    signedInAs: $signedInAs,
    usernameChanged,
    passwordChanged,
    submitted,
  });
  return (
    <main className="grid min-h-dvh place-content-center bg-slate-50 text-slate-900">
      <form
        className="grid w-80 gap-4 rounded-xl border border-slate-200 bg-white p-6"
        onSubmit={(event) => {
          event.preventDefault();
          form.submitted();
        }}
      >
        <h1 className="text-xl font-semibold">
          {signedInAs === '' ? 'Welcome back' : `Hello ${signedInAs}`}
        </h1>
        <label className="grid gap-1">
          Username or Email
          <input
            className={FIELD}
            value={username}
            onChange={({ target }) => form.usernameChanged(target.value)}
          />
        </label>
        <label className="grid gap-1">
          Password
          <input
            type="password"
            className={FIELD}
            value={password}
            onChange={({ target }) => form.passwordChanged(target.value)}
          />
        </label>
        <button type="submit" className="rounded-lg bg-blue-600 px-3 py-2 font-medium text-white">
          Sign In
        </button>
      </form>
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <Provider value={fork()}>
      <BrowserRouter>
        <Routes>
          <Route path="/login" element={<SignIn />} />
        </Routes>
      </BrowserRouter>
    </Provider>
  </StrictMode>,
);
