import { appStarted } from '@sms/domain';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { createAppScope } from './create-app-scope';

const showApp = (): void => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id "root".');

  const scope = createAppScope();
  void allSettled(appStarted, { scope });

  createRoot(root).render(
    <StrictMode>
      <Provider value={scope}>
        <App />
      </Provider>
    </StrictMode>,
  );
};

if (__SIMULATED_BACKEND__) {
  // Not awaited here: the backend's chunks import this one, which would then wait for itself.
  void import('./mocks').then(({ startSimulatedBackend }) => startSimulatedBackend()).then(showApp);
} else {
  showApp();
}
