// @vitest-environment jsdom
import { countriesNeeded, servicesNeeded } from '@sms/domain/catalogue/lists/catalogue-lists';
import { $selection } from '@sms/domain/catalogue/selection';
import { wizardScreen } from '@sms/domain/purchase/wizard-screen';
import { aService } from '@sms/domain/testing/fixtures/a-service';
import { createTestScope } from '@sms/domain/testing/harness/create-test-scope';
import { act, render } from '@testing-library/react';
import { Provider } from 'effector-react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useScreen } from '../../app/hooks/use-screen';
import { useOpenWizard } from './use-open-wizard';

beforeEach(() => void vi.useFakeTimers());
function Wizard() {
  useOpenWizard();
  useScreen(wizardScreen);
  return null;
}

it('deep link: is followed by a wizard whose effects React runs twice, as in development', async () => {
  const { scope, fire } = createTestScope({
    user: { id: '7', username: 'ada' },
    calls: {
      countries: () => [{ code: '187', name: 'USA', rus: '' }],
      services: () => [aService('wa', 'WhatsApp')],
    },
  });
  render(
    <StrictMode>
      <Provider value={scope}>
        <MemoryRouter initialEntries={['/buy-number?country=187&service=wa&operator=']}>
          <Wizard />
        </MemoryRouter>
      </Provider>
    </StrictMode>,
  );
  act(() => {
    fire(servicesNeeded, undefined);
    fire(countriesNeeded, undefined);
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(scope.getState($selection)).toEqual({ country: '187', service: 'wa', operator: '' });
});
