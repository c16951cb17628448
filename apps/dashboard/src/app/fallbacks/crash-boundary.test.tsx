// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CrashBoundary } from './crash-boundary';

it("crash boundary: shows the error screen after a render error and renders again on 'Try Again'", () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('A field was missing.');
    return <p>Your numbers</p>;
  };
  render(
    <CrashBoundary>
      <Fragile />
    </CrashBoundary>,
  );
  expect(screen.getByText('Oops! Something went wrong')).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('Your numbers')).toBeTruthy();
});
