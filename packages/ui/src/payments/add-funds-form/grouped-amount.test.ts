import { expect, it } from 'vitest';

import { caretIn, grouped, isPlainKey, typedInto } from './grouped-amount';

it.each([
  ['', ''],
  ['500', '500'],
  ['5000', '5,000'],
  ['1000000', '1,000,000'],
  ['1500.5', '1,500.5'],
  ['1500.', '1,500.'],
  ['1.5000', '1.5000'],
  ['0500', '0500'],
  ['1,5', '1,5'],
  ['₦5000', '₦5000'],
  ['12345678901234567890', '12,345,678,901,234,567,890'],
])('grouped amount: %j is shown as %j', (typed, shown) => {
  expect(grouped(typed)).toBe(shown);
});

it.each([
  ['a digit behind a grouped number', '5,000', '5,0000', '50000'],
  ['a digit taken away', '50,000', '50,00', '5000'],
  ['the comma itself taken away', '5,000', '5000', '5000'],
  ['the first digit taken away', '5,000', ',000', '000'],
  ['two digits taken away at once', '1,500', '1,5', '15'],
  ['a digit behind a number pasted with its thousands', '20,000', '20,0001', '200001'],
  ['a digit behind a decimal comma', '1,500,', '1,500,5', '1,500,5'],
  ['a digit behind a short decimal comma', '1,', '1,5', '1,5'],
])('grouped amount: %s', (_, before, after, typed) => {
  expect(typedInto(before, after)).toBe(typed);
});

it.each([
  ['insertText', '5', true],
  ['insertText', '.', true],
  ['insertText', ',', false],
  ['insertText', '2500,50', false],
  ['insertCompositionText', '15', true],
  ['insertFromPaste', '2500', false],
  ['insertFromPaste', null, false],
  ['insertReplacementText', '2500', false],
  ['', null, false],
  ['deleteContentBackward', null, true],
  ['deleteByCut', null, true],
])('grouped amount: the change %j of %j is by a plain key: %j', (inputType, data, isPlain) => {
  expect(isPlainKey({ inputType, data })).toBe(isPlain);
});

it.each([
  ['at the end', '50,000', '5,0000', false, 6],
  ['in the middle', '15,000', '1,5', false, 2],
  ['before a comma that cannot be taken away', '5,000', '5', false, 1],
  ['behind it where the deleting goes to the right', '5,000', '5', true, 2],
  ['at the start', '5,000', '', false, 0],
])('grouped amount: the caret stays %s', (_, text, left, isForward, caret) => {
  expect(caretIn(text, left, isForward)).toBe(caret);
});
