import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from './parse-json';

it('JSON: ids beyond 2^53 stay as they came, in lists and below zero too', () => {
  const text =
    '{"id":9007199254740993,"ids":[-9007199254740993, 9007199254740991],"sms":"is \\"9007199254740993\\""}';
  expect(parseJson(text)).toEqual({
    id: '9007199254740993',
    ids: ['-9007199254740993', 9_007_199_254_740_991],
    sms: 'is "9007199254740993"',
  });
  expect(parseJson('[0.1234567890123456,1e21,1234567890123456.5]')).toEqual([
    0.1234567890123456, 1e21, 1234567890123456.5,
  ]);
});

it('JSON: everything else is read as by the browser', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      const hasLargeNumbers = /\d{16}/.test(text.replace(/"(?:[^"\\]|\\.)*"/g, ''));
      fc.pre(!hasLargeNumbers);
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
  expect(() => parseJson('<html>')).toThrow(SyntaxError);
});
