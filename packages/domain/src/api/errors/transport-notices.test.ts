import { expect, it } from 'vitest';
import { SLOW_START_MS } from '../../limits/spec';
import type { ApiError } from './api-error';
import { noticeOf, noticeText } from './transport-notices';
import { aRejection } from '../../testing/fixtures/a-rejection';

const rejected = (status: number, retryAfterS: number | null = null): ApiError =>
  aRejection({ status, retryAfterS });

const textOf = (error: ApiError) => {
  const notice = noticeOf(error);
  return notice && noticeText(notice);
};

it.each<[ApiError, string | null]>([
  [rejected(429, 42), 'Rate limited. Wait 42s'],
  [rejected(429), 'Rate limited. Wait and try again later'],
  [{ kind: 'network', elapsedMs: 0 }, 'Server is starting up, please wait...'],
  [{ kind: 'timeout', elapsedMs: SLOW_START_MS }, 'Server is starting up, please wait...'],
  [{ kind: 'timeout', elapsedMs: SLOW_START_MS - 1 }, null],
  [rejected(400, 42), null],
  [{ kind: 'malformed' }, null],
])('transport notice: after %j reads %j, whatever the call was', (error, text) => {
  expect(textOf(error)).toBe(text);
});
