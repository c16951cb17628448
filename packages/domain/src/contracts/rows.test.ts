import * as v from 'valibot';
import { expect, it } from 'vitest';
import { operations, type OperationName } from './operations';

const SERVICE = 'name category popular isFavorite price available';
const NUMBER =
  'activation_id phone_number country_code service_code service_name price status sms_code sms_text purchase_date expiry_date received_at';
const ACTIVITY = 'status service_name service_code country_code phone_number price purchase_date sms_code';
const DEPOSIT =
  'id flw_ref status ngn_amount usd_equivalent fx_rate payment_type payment_link created_at paid_at expires_at formatted_ngn formatted_usd';
const SUBSCRIPTION =
  'subscription_id service_code country_code period_days price status start_date end_date subscriptionId service country period startDate endDate';
const FIGURES = 'balance activeNumbers todayPurchases todaySpent successRate totalNumbers totalSpent';
const PAYMENTS =
  'total_deposited total_spent total_payments successful_payments pending_payments pending_amount success_rate';

/** Fields that are null where they are missing, by their names in the client. */
const nothing = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, null]));

const rows: readonly (readonly [OperationName, given: object, others: string, read: object])[] = [
  [
    'services',
    { code: 'wa' },
    SERVICE,
    {
      code: 'wa',
      name: 'wa',
      category: 'other',
      popular: false,
      isFavorite: false,
      ...nothing('price available'),
    },
  ],
  [
    'numberStatus',
    { id: 18 },
    NUMBER,
    {
      id: '18',
      activationId: '',
      phoneNumber: '',
      countryCode: '',
      serviceCode: '',
      serviceName: '',
      status: '',
      ...nothing('price smsCode smsText purchasedAt expiresAt receivedAt'),
    },
  ],
  [
    'dashboardActivity',
    { id: 1 },
    ACTIVITY,
    {
      id: '1',
      status: '',
      serviceName: '',
      serviceCode: '',
      countryCode: '',
      phoneNumber: '',
      ...nothing('price purchasedAt smsCode'),
    },
  ],
  [
    'paymentStatus',
    { tx_ref: 'SMS_1' },
    DEPOSIT,
    {
      id: 'SMS_1',
      txRef: 'SMS_1',
      status: '',
      ...nothing('providerRef ngnAmount usdAmount rate paymentType paymentLink createdAt paidAt expiresAt'),
      ...nothing('formattedNgn formattedUsd'),
    },
  ],
  [
    'subscriptions',
    { id: 4 },
    SUBSCRIPTION,
    {
      id: '4',
      status: '',
      serviceCode: '',
      countryCode: '',
      ...nothing('subscriptionId price days startsAt endsAt'),
    },
  ],
  ['dashboardStats', {}, FIGURES, nothing(FIGURES)],
  [
    'balance',
    { balance: '12.34' },
    PAYMENTS,
    {
      balance: 12.34,
      ...nothing('totalDeposited totalSpent totalPayments successfulPayments pendingPayments pendingAmount'),
      successRate: null,
    },
  ],
];

it.each(rows)(
  'rows: %s needs only %j, everything else may be missing or broken',
  (name, given, others, read) => {
    const isList = ['services', 'dashboardActivity', 'subscriptions'].includes(name);
    const parsed = (row: object) =>
      v.parse(operations[name].reader, { success: true, data: isList ? [row] : row });
    const broken = Object.fromEntries(others.split(' ').map((field) => [field, { not: 'this' }]));
    for (const row of [given, { ...broken, ...given }]) expect(parsed(row)).toEqual(isList ? [read] : read);
  },
);
