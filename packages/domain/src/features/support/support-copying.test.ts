import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { $ports, noBrowser } from '../../lib/ports';
import { $toasts } from '../notifications/toasts/toasts';
import { $copiedSupportText, supportTextCopyClicked } from './support-copying';

const copy = async (copyText: (text: string) => Promise<void>) => {
  const scope = fork({ values: [[$ports, { ...noBrowser, copyText }]] });
  await allSettled(supportTextCopyClicked, { scope, params: 'Version: 1.0.0' });
  return { copied: scope.getState($copiedSupportText), toasts: scope.getState($toasts).length };
};

it('support text: is copied without a toast', async () => {
  expect(await copy(async () => {})).toEqual({ copied: 'Version: 1.0.0', toasts: 0 });
});

it('support text: a failed copy shows an error', async () => {
  expect(await copy(() => Promise.reject(new Error('refused')))).toEqual({ copied: null, toasts: 1 });
});
