// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useScreenNavigate } from './use-screen';

it('a screen changes its address, until the user goes to another page', () => {
  window.history.replaceState(null, '', '/history');
  const { result } = renderHook(useScreenNavigate, { wrapper: BrowserRouter });
  act(() => result.current({ search: '?page=2' }));
  expect(window.location.href).toMatch(/\/history\?page=2$/);

  // The screen is still there while the code of the next page loads.
  window.history.pushState(null, '', '/settings');
  act(() => result.current({ search: '?page=3' }));
  expect(window.location.href).toMatch(/\/settings$/);
});
