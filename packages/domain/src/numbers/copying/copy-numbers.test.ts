import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { createTestScope } from '../../testing/harness/create-test-scope';
import { codeCopyClicked } from '../../lib/toasts/toasts';

const copy = async (code: string, isRefused: boolean) => {
  const copied: string[] = [];
  const copyText = (text: string) =>
    isRefused ? Promise.reject(new Error('denied')) : void copied.push(text);
  const { scope, texts } = createTestScope({ ports: { copyText } });
  await allSettled(codeCopyClicked, { scope, params: code });
  return { copied, texts: texts() };
};

const NOT_COPIED = "Couldn't copy. Select the text and copy it manually.";

it.each([
  ['puts a code on the clipboard', '420-337', false, ['420-337'], 'SMS code copied!'],
  ['rejects a code with hidden characters', 'rm\u0000\n', false, [], NOT_COPIED],
  ['shows an error when the browser refuses', '420337', true, [], NOT_COPIED],
])('code copying: %s', async (_, code, isRefused, copied, text) => {
  expect(await copy(code, isRefused)).toEqual({ copied, texts: [text] });
});
