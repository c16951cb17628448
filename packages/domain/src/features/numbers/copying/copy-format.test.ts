import { createWatch } from 'effector';
import { expect, it } from 'vitest';
import { REPEATED_READ_GAP_MS } from '../../../limits';
import { aNumber, NOON, pass, useFakeClock } from '../../../testing';
import { openScreen } from '../../../testing/fixtures/numbers.fixture';
import { codeCopied } from './copy-numbers';
import { preferencesChanged } from '../../account/preferences/preferences';
import { $numberCards } from '../cards/cards';
import { activeNumbersRequested } from '../list/active-numbers';
import { formattedCopyClicked } from './copy-format';

useFakeClock(NOON);

const NOT_COPIED = "Couldn't copy. Select the text and copy it manually.";

const copy = async (copyTemplate: string, fields: object = {}) => {
  const received = { status: 'received', smsCode: '482913', serviceName: 'WhatsApp' };
  const screen = openScreen([aNumber({ ...received, ...fields })]);
  const { scope, fire, clipboard, toasts } = screen;
  const codes: string[] = [];
  createWatch({ unit: codeCopied, fn: (code) => void codes.push(code), scope });
  fire(preferencesChanged, { copyTemplate, numberFormat: 'national' });
  fire(activeNumbersRequested, undefined);
  await pass(REPEATED_READ_GAP_MS);
  fire(formattedCopyClicked, '1');
  await pass(0);
  const hasTemplate = scope.getState($numberCards).get('1')?.hasTemplate;
  return { clipboard, texts: toasts.map(({ text }) => text), codes, hasTemplate };
};

it("copy format: copies number, code and service with the user's template, the number in the chosen format", async () => {
  expect(await copy('{service}: {code} ({number})')).toEqual({
    clipboard: ['WhatsApp: 482913 (2025550123)'],
    texts: ['Copied with your template!'],
    codes: ['482913'],
    hasTemplate: true,
  });
});

it.each([
  ['a template with an unknown placeholder', '{code} {password}', {}],
  ['a code with hidden characters', '{code}', { smsCode: '12\u200b34' }],
  ['a phone number that is none', '{number}', { phoneNumber: 'rm -rf' }],
])('copy format: copies nothing for %s, and shows an error', async (_, template, fields) => {
  expect(await copy(template, fields)).toMatchObject({ clipboard: [], texts: [NOT_COPIED], codes: [] });
});

it('copy format: is not offered without a template, nor without a code', async () => {
  expect((await copy('')).hasTemplate).toBe(false);
  expect((await copy('{number}', { status: 'waiting', smsCode: null })).hasTemplate).toBe(false);
});

it('copy format: treats a service name that looks like a placeholder as text', async () => {
  const { clipboard } = await copy('{service} {code}', { serviceName: '{number}' });
  expect(clipboard).toEqual(['{number} 482913']);
});
