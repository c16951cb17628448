import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aNumber } from '../../testing';
import { historyJson } from './export-all';

const context = {
  now: 0,
  services: new Map([['wa', 'WhatsApp']]),
  countries: new Map([['187', 'United States']]),
};

it('history JSON: has the data of the CSV file, for programs', () => {
  const number = aNumber({
    purchasedAt: Date.parse('2026-03-02T09:05:07.000Z'),
    status: 'used',
    smsCode: '482913',
  });
  expect(JSON.parse(historyJson([number], context))).toEqual([
    {
      purchaseDate: '2026-03-02T09:05:07.000Z',
      service: 'WhatsApp',
      country: 'United States',
      phoneNumber: '+12025550123',
      price: 0.3,
      status: 'Completed',
      smsCode: '482913',
      activationId: 'a1',
    },
  ]);
});

it('history JSON: preserves any text, and has null for unknown values', () => {
  fc.assert(
    fc.property(fc.option(fc.string({ unit: 'grapheme' })), fc.string(), (smsCode, activationId) => {
      const number = aNumber({ smsCode, activationId, purchasedAt: null, price: null });
      expect(JSON.parse(historyJson([number], context))).toMatchObject([
        { smsCode, activationId, purchaseDate: null, price: null },
      ]);
    }),
  );
});
