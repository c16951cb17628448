// @vitest-environment jsdom
import { createTestScope } from '@sms/domain/testing/harness/create-test-scope';
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'effector-react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useHistoryAddress } from './use-history-address';

beforeEach(() => void vi.useFakeTimers());
const openHistory = (address: string) => {
  const { scope } = createTestScope({ calls: { history: () => new Promise<never>(() => {}) } });
  const { result } = renderHook(
    () => ({ ...useHistoryAddress(), address: useLocation().search, navigate: useNavigate() }),
    {
      wrapper: ({ children }) => (
        <Provider value={scope}>
          <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
        </Provider>
      ),
    },
  );
  return {
    shown: () => [result.current.searchText, result.current.address],
    type: (text: string) => act(() => result.current.typeSearch(text)),
    /** Types while the address is on its way. */
    typeAfter: (ms: number, text: string) =>
      act(() => {
        vi.advanceTimersByTime(ms);
        result.current.typeSearch(text);
      }),
    clear: () => act(() => result.current.clear()),
    back: () => act(() => void result.current.navigate(-1)),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
};

it('history search: takes effect 300 ms after the last change, and Back takes it out of the field', async () => {
  const { type, pass, shown, back } = openHistory('/history?status=used&page=3');
  for (const text of ['w', 'wh', ' wha ']) {
    type(text);
    await pass(299);
  }
  expect(shown()).toEqual([' wha ', '?status=used&page=3']);
  await pass(1);
  expect(shown()).toEqual([' wha ', '?status=used&search=wha']);
  back();
  expect(shown()).toEqual(['', '?status=used&page=3']);
});

it('history search: typed text is kept while the address of earlier text arrives', () => {
  const { type, typeAfter, shown } = openHistory('/history');
  type('wha');
  typeAfter(300, 'what');
  expect(shown()).toEqual(['what', '?search=wha']);
});

it('history search: text that has not yet taken effect is cleared with the filters', async () => {
  const { clear, type, pass, shown } = openHistory('/history?status=used');
  type('what');
  clear();
  expect(shown()).toEqual(['', '']);
  await pass(300);
  expect(shown()).toEqual(['', '']);
});
