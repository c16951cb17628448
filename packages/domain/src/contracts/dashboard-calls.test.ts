import * as v from 'valibot';
import { expect, it } from 'vitest';
import { operations } from '../contracts/operations';

it('dashboard figures: are read one by one; broken or missing ones are unknown', () => {
  const read = (answer: unknown) => v.parse(operations.dashboardStats.reader, answer);
  const figures = {
    balance: 12.5,
    activeNumbers: 2,
    todayPurchases: 3,
    todaySpent: 0.9,
    successRate: 75,
    totalNumbers: 40,
    totalSpent: 11.3,
  };
  const unknown = Object.fromEntries(Object.keys(figures).map((key) => [key, null]));
  expect(read({ ...figures, balance: '12.5' })).toEqual(figures);
  expect(read({ success: true, data: figures })).toEqual(figures);
  expect(read({})).toEqual(unknown);
  expect(
    read({ ...figures, ...Object.fromEntries(Object.keys(figures).map((key) => [key, 'many'])) }),
  ).toEqual(unknown);
});

const wire = {
  id: 1,
  status: 'used',
  service_name: 'WhatsApp',
  service_code: 'wa',
  country_code: 187,
  phone_number: '12025550123',
  price: '0.3000',
  purchase_date: '2025-10-01T12:00:00.000Z',
  sms_code: 4829,
};
const bare = {
  id: '1',
  status: '',
  serviceName: '',
  serviceCode: '',
  countryCode: '',
  phoneNumber: '',
  price: null,
  purchasedAt: null,
  smsCode: null,
};
const read = (row: unknown) => v.parse(operations.dashboardActivity.reader, [row])[0];

it('activity row: needs only its id, everything else may be missing or broken', () => {
  expect(read({ id: 1 })).toEqual(bare);
  const broken = Object.fromEntries(Object.keys(wire).map((key) => [key, { not: 'this' }]));
  expect(read({ ...broken, id: 1 })).toEqual(bare);
});
