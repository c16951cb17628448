import { expect, it } from 'vitest';
import {
  codeNotification,
  incomingCodeTitle,
  notificationSignals,
  type NotificationContext,
} from './notification-signals';

const whatsApp = { activationId: 'a1', code: '420337', service: 'WhatsApp' };
const telegram = { activationId: 'a2', code: '11-22', service: 'Telegram' };

it.each([
  [[], null],
  [[whatsApp], '(1) 420337 · WhatsApp'],
  [[whatsApp, telegram], '(2) 11-22 · Telegram'],
  [[{ ...whatsApp, service: null }], '(1) 420337'],
  [[{ ...whatsApp, code: null }], '(1) New SMS · WhatsApp'],
  // It could mislead, or be a sentence.
  [[{ ...whatsApp, code: '\u202e733024' }], '(1) New SMS · WhatsApp'],
  [[{ ...whatsApp, code: 'call +1 900 123 now' }], '(1) New SMS · WhatsApp'],
])('tab title: for %j is %j', (unseen, title) => {
  expect(incomingCodeTitle(unseen)).toBe(title);
});

const elsewhere: NotificationContext = {
  isFocused: false,
  isLeader: true,
  preferences: { sound: true, notifications: true },
};
const NONE = { sound: false, vibration: false, notification: null };
const shown = { title: '420337 · WhatsApp', text: 'Open Active Numbers.' };

it.each([
  ['for a user who is elsewhere', {}, { sound: true, vibration: false, notification: shown }],
  ['for a user of the page', { isFocused: true }, { sound: true, vibration: true, notification: null }],
  [
    'that only add a name',
    { isAddition: true },
    { sound: false, vibration: false, notification: { ...shown, isAddition: true } },
  ],
  ['before the user chose anything', { preferences: { sound: false, notifications: null } }, NONE],
  ['of a tab that does not lead', { isLeader: false }, NONE],
  ['of a tab that does not lead, for its user', { isLeader: false, isFocused: true }, NONE],
])(
  'notification signals: %s',
  (_, { isAddition, ...circumstances }: Partial<NotificationContext> & { isAddition?: boolean }, signals) => {
    const notification = { ...codeNotification([whatsApp]), ...(isAddition && { isAddition }) };
    expect(notificationSignals(notification, { ...elsewhere, ...circumstances })).toEqual(signals);
  },
);

it('notification signals: contain every code', () => {
  expect(codeNotification([whatsApp, telegram]).title).toBe('420337 · WhatsApp, 11-22 · Telegram');
});
