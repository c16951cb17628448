import { outOfStockText, PURCHASE_TEXTS, REGISTRATION_TEXTS } from '@sms/domain/error-texts';
import { expect, it } from 'vitest';
import { serverErrors } from './server-codes';

const errorOf = (code: string) => serverErrors.filter((error) => error.code === code);

it('every error of the contract has the calls that return it', () => {
  expect(errorOf('RESTRICTIONS_FETCH_ERROR')).toEqual([
    {
      code: 'RESTRICTIONS_FETCH_ERROR',
      text: 'Failed to get restrictions',
      status: 500,
      calls: ['restrictions'],
      ownTexts: [],
    },
  ]);
  expect(errorOf('NUMBER_NOT_FOUND').flatMap(({ calls }) => calls)).toEqual(
    expect.arrayContaining(['numberStatus', 'cancelNumber']),
  );
});

it('every code that the product rewords has a text', () => {
  expect(errorOf('INSUFFICIENT_BALANCE')).toMatchObject([
    { calls: ['purchaseNumber'], ownTexts: [PURCHASE_TEXTS.balanceTooLow] },
    { calls: ['buySubscription'], ownTexts: [] },
  ]);
  expect(errorOf('DUPLICATE_FIELD')).toMatchObject([{ ownTexts: [REGISTRATION_TEXTS.duplicateUsername] }]);
  expect(errorOf('NO_NUMBERS_AVAILABLE')).toMatchObject([{ ownTexts: [outOfStockText(null)] }]);
});
