import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { createTestScope } from '../../testing';
import { $copiedSupportText, supportTextCopyClicked } from './support-copying';

const copy = async (copyText: (text: string) => Promise<void>) => {
  const { scope, toasts } = createTestScope({ ports: { copyText } });
  await allSettled(supportTextCopyClicked, { scope, params: 'Version: 1.0.0' });
  return { copied: scope.getState($copiedSupportText), toasts: toasts.length };
};

it('support text: is copied without a toast', async () => {
  expect(await copy(async () => {})).toEqual({ copied: 'Version: 1.0.0', toasts: 0 });
});

it('support text: a failed copy shows an error', async () => {
  expect(await copy(() => Promise.reject(new Error('refused')))).toEqual({ copied: null, toasts: 1 });
});
