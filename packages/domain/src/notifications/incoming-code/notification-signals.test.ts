import fc from 'fast-check';
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
const shown = { title: '420337 · WhatsApp', text: 'Open Active Numbers.' };

it.each([
  ['for a user who is elsewhere', {}, { sound: true, vibration: false, notification: shown }],
  ['for a user of the page', { isFocused: true }, { sound: true, vibration: true, notification: null }],
  [
    'that only add a name',
    { isAddition: true },
    { sound: false, vibration: false, notification: { ...shown, isAddition: true } },
  ],
  [
    'before the user chose anything',
    { preferences: { sound: false, notifications: null } },
    { sound: false, vibration: false, notification: null },
  ],
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

it('notification signals: are empty in a tab that does not lead, whatever the user chose', () => {
  const preferences = fc.record({ sound: fc.boolean(), notifications: fc.option(fc.boolean()) });
  fc.assert(
    fc.property(fc.boolean(), preferences, (isFocused, chosen) => {
      const circumstances = { isFocused, isLeader: false, preferences: chosen };
      expect(notificationSignals(codeNotification([whatsApp]), circumstances)).toEqual({
        sound: false,
        vibration: false,
        notification: null,
      });
    }),
  );
});
