// @vitest-environment jsdom
import { ToastStack } from '@sms/ui/shell/notices/toast-stack';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

vi.mock('@sms/ui/shell/notices/toast-list', () => {
  throw new Error('No connection');
});

test('without the code of the list, a toast is shown once it is painted, and a heard one is not seen', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const paint = () => {
    for (const frame of frames.splice(0)) frame(0);
  };
  const onShown = vi.fn();
  const ignore = () => undefined;
  render(
    <ToastStack
      toasts={[
        { id: 'paid', tone: 'success', text: 'Payment received' },
        { id: 'code', tone: 'info', text: 'SMS received', isHeard: true },
      ]}
      onShown={onShown}
      onPause={ignore}
      onResume={ignore}
      onDismiss={ignore}
      onCopy={ignore}
      SmsToast={() => null}
    />,
  );
  expect((await screen.findByText('SMS received')).closest('.sr-only')).not.toBeNull();
  expect(screen.getByText('Payment received').closest('.sr-only')).toBeNull();
  // A hidden page has no frames.
  expect(onShown).not.toHaveBeenCalled();
  paint();
  paint();
  expect(onShown.mock.calls).toEqual([[['paid', 'code']]]);
});
