import { createLogger } from 'vite';
import { expect, it, vi } from 'vitest';
import { withoutProxyStacks } from './proxy-errors.mjs';

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' });

it('dev:api: tells of a dead server in one line until it answers again, and of other errors as Vite does', () => {
  const error = vi.fn();
  const { logger, answered } = withoutProxyStacks({ ...createLogger(), error }, 'http://127.0.0.1:9');
  const fail = (what: string) =>
    logger.error(`${what} proxy error: /api/health\n${refused.stack}`, { error: refused });
  fail('http');
  fail('ws');
  expect(error.mock.calls).toEqual([
    ['http://127.0.0.1:9 does not answer (ECONNREFUSED). Calls are passed on as soon as it does.'],
  ]);
  answered();
  fail('http');
  expect(error).toHaveBeenCalledTimes(2);
  logger.error('Failed to load url', { error: refused });
  expect(error).toHaveBeenLastCalledWith('Failed to load url', { error: refused });
});
