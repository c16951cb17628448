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

const issue = "Badge 'Connection Issue'";

const troubles: Readonly<Record<ConnectionTrouble, Explanation>> = {
  'Authentication failed': {
    cause: 'The server does not accept the token (close code 1008).',
    place: issue,
    action: "Press 'Try again', or sign in again.",
  },
  'Connection timeout': {
    cause: `No connection within ${seconds(REALTIME.connectTimeoutMs)}.`,
    place: issue,
    action: 'Nothing: it is tried again.',
  },
  'Connection lost unexpectedly': {
    cause: 'The connection was closed or fell silent.',
    place: issue,
    action: 'Nothing: it is tried again.',
  },
  'Failed to reconnect after maximum attempts': {
    cause: 'Every attempt has failed.',
    place: issue,
    action: "Press 'Try again'; pages reload on their own meanwhile.",
  },
};

const notices: Readonly<Record<TransportNotice['kind'], TransportNotice>> = {
  'rate-limited': { kind: 'rate-limited', retryAfterS: 30 },
  'server-starting': { kind: 'server-starting' },
};

/** Live updates. */
export const connection: ErrorSection = {
  title: 'Live updates',
  story: 'shell-connectionbadge--all-states',
  rows: Object.entries(troubles).map(([text, explanation]) => ({ code: '', text, ...explanation })),
};

/** Any call. */
export const transport: ErrorSection = {
  title: 'Transport',
  story: 'scenarios-error-texts--transport',
  rows: [
    ...explain(
      {
        'rate-limited': noticeText(notices['rate-limited']),
        'server-starting': noticeText(notices['server-starting']),
      },
      {
        'rate-limited': {
          cause: 'Status 429 with the time to wait.',
          place: 'Toast, besides what the screen itself says',
          action: 'Wait that long.',
        },
        'server-starting': {
          cause: `No network, or no answer for over ${seconds(SLOW_START_MS)}.`,
          place: 'Toast, besides what the screen itself says',
          action: 'Wait; check the network.',
        },
      } satisfies Record<TransportNotice['kind'], Explanation>,
    ),
    ...explain(
      {
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
      },
      {
        'rate-limited, unknown time': {
          cause: 'Status 429 without the time to wait.',
          place: 'Toast, besides what the screen itself says',
          action: 'Wait some minutes.',
        },
        'unknown error': {
          cause: 'No answer, or one that cannot be read, where the screen has no text of its own.',
          place: 'Dashboard, above the figures',
          action: 'Press Refresh.',
        },
        'not renewed': {
          cause: 'The access token has run out, and the server gave no new one.',
          place: 'Where the screen shows its errors',
          action: 'Do it again.',
        },
        'no words': {
          cause: 'An error status without code and message, where the screen has no text of its own.',
          place: 'Dashboard, above the figures',
          action: 'Press Refresh.',
        },
      },
    ),
  ],
};
