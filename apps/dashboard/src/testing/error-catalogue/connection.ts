import {
  errorText,
  NOT_RENEWED,
  noticeText,
  type ConnectionTrouble,
  type TransportNotice,
} from '@sms/domain/error-texts';
import { REALTIME, SLOW_START_MS } from '@sms/domain/limits';
import { explain, type ErrorSection, type Explanation } from './row';

const seconds = (ms: number): string => `${ms / 1_000} s`;

const troubles: Readonly<Record<ConnectionTrouble, Explanation>> = {
  'Authentication failed': {
    cause: 'The server does not accept the token (close code 1008).',
    action: "Press 'Try again', or sign in again.",
  },
  'Connection timeout': {
    cause: `No connection within ${seconds(REALTIME.connectTimeoutMs)}.`,
    action: 'Nothing: it is tried again.',
  },
  'Connection lost unexpectedly': {
    cause: 'The connection was closed or fell silent.',
    action: 'Nothing: it is tried again.',
  },
  'Failed to reconnect after maximum attempts': {
    cause: 'Every attempt has failed.',
    action: "Press 'Try again'; pages reload on their own meanwhile.",
  },
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
  rows: Object.entries(troubles).map(([text, explanation]) => ({
    code: '',
    text,
    place: "Badge 'Connection Issue'",
    ...explanation,
  })),
};

/** Any call. */
export const transport: ErrorSection = {
  title: 'Transport',
  story: 'scenarios-error-texts--transport',
  rows: [
    ...explain(besidesTheScreen, notices, {
      'rate-limited': { cause: 'Status 429 with the time to wait.', action: 'Wait that long.' },
      'server-starting': {
        cause: `No network, or no answer for over ${seconds(SLOW_START_MS)}.`,
        action: 'Wait; check the network.',
      },
    }),
    ...explain('Dashboard, above the figures', otherTexts, {
      'rate-limited, unknown time': {
        cause: 'Status 429 without the time to wait.',
        place: besidesTheScreen,
        action: 'Wait some minutes.',
      },
      'unknown error': {
        cause: 'No answer, or one that cannot be read, where the screen has no text of its own.',
        action: 'Press Refresh.',
      },
      'not renewed': {
        cause: 'The access token has run out, and the server gave no new one.',
        place: 'Where the screen shows its errors',
        action: 'Do it again.',
      },
      'no words': {
        cause: 'An error status without code and message, where the screen has no text of its own.',
        action: 'Press Refresh.',
      },
    }),
  ],
};
