import type { Scenario } from '../world/scenario';
import { MINUTE_MS } from '@sms/domain/limits/spec';

const whatsapp = { service: 'wa', country: '187', status: 'waiting' } as const;

/** Scenarios in the life of a bought number (spec §4). */
export const numberScenarios = {
  'waiting-early': {
    description: 'A number bought a minute ago: it cannot be cancelled yet.',
    seed: 21,
    numbers: [{ ...whatsapp, boughtAgoMs: MINUTE_MS }],
  },
  'waiting-cancellable': {
    description: 'A number that waits for six minutes: it can be cancelled and paid back.',
    seed: 22,
    numbers: [{ ...whatsapp, boughtAgoMs: 6 * MINUTE_MS }],
  },
  'sms-arrives': {
    description: 'A number whose SMS arrives after three seconds.',
    seed: 23,
    numbers: [{ ...whatsapp, boughtAgoMs: MINUTE_MS, arriving: [{ inMs: 3_000, code: '482913' }] }],
  },
  'two-sms': {
    description: 'A received number whose second SMS reaches the provider after three seconds.',
    seed: 24,
    numbers: [
      {
        ...whatsapp,
        status: 'received',
        boughtAgoMs: 3 * MINUTE_MS,
        code: '482913',
        arriving: [{ inMs: 3_000, code: '771406' }],
      },
    ],
  },
  'sms-while-cancelling': {
    description: 'A number whose SMS turns up when it is being cancelled: the code comes, the money stays.',
    seed: 25,
    numbers: [{ ...whatsapp, boughtAgoMs: 6 * MINUTE_MS, codeOnCancel: '905527' }],
  },
  'about-to-expire': {
    description: 'A waiting number in the last five seconds of its life.',
    seed: 26,
    numbers: [{ ...whatsapp, boughtAgoMs: 20 * MINUTE_MS - 5_000 }],
  },
  'sms-after-expiry': {
    description: 'A number that expires in five seconds and whose SMS comes three seconds later.',
    seed: 28,
    numbers: [
      { ...whatsapp, boughtAgoMs: 20 * MINUTE_MS - 5_000, arriving: [{ inMs: 8_000, code: '640218' }] },
    ],
    flags: { smsAfterExpiryDelivered: true, expiryCheckedByList: false },
  },
} as const satisfies Record<string, Scenario>;
