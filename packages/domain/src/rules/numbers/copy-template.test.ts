import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COPY_TEMPLATE_LIMIT } from '../../limits';
import { copyTemplateError, fillCopyTemplate, type CopyValues } from './copy-template';

const values: CopyValues = { number: '+12631312082', code: '482913', service: 'WhatsApp' };

it.each([
  ['', null],
  ['{code}', null],
  ['{service}: {code} ({number})', null],
  ['{Code}', 'Unknown placeholder {Code}. Use {number}, {code} or {service}.'],
  ['{code} {password}', 'Unknown placeholder {password}. Use {number}, {code} or {service}.'],
  ['{}{code}', 'Unknown placeholder {}. Use {number}, {code} or {service}.'],
  ['{{code}}', 'Unmatched brace'],
  ['{code} }', 'Unmatched brace'],
  ['no placeholder', 'Use at least one of {number}, {code} and {service}'],
  ['\u200b{code}', 'Contains an invisible character. Type the template again.'],
  ['{code}\n', 'Contains an invisible character. Type the template again.'],
  [`{code}${' '.repeat(COPY_TEMPLATE_LIMIT - 6)}`, null],
  [`{code}${' '.repeat(COPY_TEMPLATE_LIMIT - 5)}`, 'At most 200 characters'],
])('copyTemplateError: for %j is %j', (template, error) => {
  expect(copyTemplateError(template)).toBe(error);
});

it('copyTemplateError: rejects every placeholder but the three', () => {
  const name = fc.string().filter((text) => !/[{}]|^(number|code|service)$/.test(text));
  fc.assert(
    fc.property(name, fc.constantFrom('', '{code} ', ' {number}'), (unknown, rest) => {
      expect(copyTemplateError(`${rest}{${unknown}}`)).not.toBeNull();
    }),
  );
});

it('fillCopyTemplate: replaces every placeholder', () => {
  expect(fillCopyTemplate('{service}: {code} ({number}) {code}', values)).toBe(
    'WhatsApp: 482913 (+12631312082) 482913',
  );
});

it('fillCopyTemplate: treats values as text, whatever they contain', () => {
  const part = fc.constantFrom('{number}', '{code}', '{service}', '{other}', ' ', 'x', '$&', '-');
  const outside = fc.oneof(fc.string(), fc.constantFrom('{code}', '{number}', '$1', '$&', 'a\nb', '\u202e'));
  const record = fc.record({ number: outside, code: outside, service: outside });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), record, (parts, sent) => {
      const seen = (text: string) => text.replace(/\p{C}/gu, '');
      const expected = parts.map((each) => {
        const name = /^\{(number|code|service)\}$/.exec(each)?.[1] as keyof CopyValues | undefined;
        return name === undefined ? each : seen(sent[name]);
      });
      expect(fillCopyTemplate(parts.join(''), sent)).toBe(expected.join(''));
    }),
  );
});
