import {
  errorText,
  NOT_RENEWED,
  noticeText,
  type ConnectionTrouble,
  type TransportNotice,
} from '@sms/domain/error-texts';
import { REALTIME, SLOW_START_MS } from '@sms/domain/limits';
import { explain, row, type ErrorSection, type Explanation } from './row';

const seconds = (ms: number): string => `${ms / 1_000} s`;

const troubles: Readonly<Record<ConnectionTrouble, Explanation>> = {
  'Authentication failed': [
    'The server does not accept the token (close code 1008).',
    "Press 'Try again', or sign in again.",
  ],
  'Connection timeout': [
    `No connection within ${seconds(REALTIME.connectTimeoutMs)}.`,
    'Nothing: it is tried again.',
  ],
  'Connection lost unexpectedly': [
    'The connection was closed or fell silent.',
    'Nothing: it is tried again.',
  ],
  'Failed to reconnect after maximum attempts': [
    'Every attempt has failed.',
    "Press 'Try again'; pages reload on their own meanwhile.",
  ],
};

const notices: Readonly<Record<TransportNotice['kind'], string>> = {
  'rate-limited': noticeText({ kind: 'rate-limited', retryAfterS: 30 }),
  'server-starting': noticeText({ kind: 'server-starting' }),
};

const otherTexts = {
  'rate-limited, unknown time': noticeText({ kind: 'rate-limited', retryAfterS: null }),
  'unknown error': errorText({ kind: 'malformed' }),
  'not renewed': NOT_RENEWED,
  'no words': errorText({
    kind: 'rejected',
    status: 500,
    code: null,
    text: null,
    details: {},
    retryAfterS: null,
  }),
};

const besidesTheScreen = 'Toast, besides what the screen itself says';

/** Live updates. */
export const connection: ErrorSection = {
  title: 'Live updates',
  story: 'shell-connectionbadge--all-states',
  rows: Object.entries(troubles).map(([text, explanation]) =>
    row("Badge 'Connection Issue'", '', text, explanation),
  ),
};

/** Any call. */
export const transport: ErrorSection = {
  title: 'Transport',
  story: 'scenarios-error-texts--transport',
  rows: [
    ...explain(besidesTheScreen, notices, {
      'rate-limited': ['Status 429 with the time to wait.', 'Wait that long.'],
      'server-starting': [
        `No network, or no answer for over ${seconds(SLOW_START_MS)}.`,
        'Wait; check the network.',
      ],
    }),
    ...explain('Dashboard, above the figures', otherTexts, {
      'rate-limited, unknown time': [
        'Status 429 without the time to wait.',
        'Wait some minutes.',
        { place: besidesTheScreen },
      ],
      'unknown error': [
        'No answer, or one that cannot be read, where the screen has no text of its own.',
        'Press Refresh.',
      ],
      'not renewed': [
        'The access token has run out, and the server gave no new one.',
        'Do it again.',
        { place: 'Where the screen shows its errors' },
      ],
      'no words': [
        'An error status without code and message, where the screen has no text of its own.',
        'Press Refresh.',
      ],
    }),
  ],
};
