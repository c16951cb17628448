import { allSettled, createWatch, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { $ports, noBrowser } from '../../../lib/ports';
import { codeCopyClicked } from '../../notifications/toasts/toasts';
import { codeCopyToastRequested } from './copy-codes';

const copy = async (code: string, copyText: (text: string) => Promise<void>) => {
  const scope = fork({ values: [[$ports, { ...noBrowser, copyText }]] });
  const texts: string[] = [];
  createWatch({ unit: codeCopyToastRequested, scope, fn: ({ text }) => texts.push(text) });
  await allSettled(codeCopyClicked, { scope, params: code });
  return texts;
};

const clipboard = () => {
  const copied: string[] = [];
  const keep = (text: string): Promise<void> => {
    copied.push(text);
    return Promise.resolve();
  };
  return { copied, keep };
};

const notCopied = "Couldn't copy. Select the text and copy it manually.";

describe('code copying', () => {
  it('code copying: puts a code on the clipboard', async () => {
    const { copied, keep } = clipboard();
    const texts = await copy('420-337', keep);
    expect([copied, texts]).toEqual([['420-337'], ['SMS code copied!']]);
  });

  it('code copying: rejects a code with hidden characters', async () => {
    const { copied, keep } = clipboard();
    const texts = await copy('rm\u0000\n', keep);
    expect([copied, texts]).toEqual([[], [notCopied]]);
  });

  it('code copying: shows an error when the browser refuses', async () => {
    expect(await copy('420337', () => Promise.reject(new Error('denied')))).toEqual([notCopied]);
  });
});
