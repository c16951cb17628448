import {
  isJsonObject,
  limiterOf,
  operations,
  ownField,
  type Limiter,
  type Operation,
  type OperationName,
} from '@sms/domain/contracts';
import { REQUEST_TIMEOUT_MS } from '@sms/domain/limits';
import type { Parts } from '../../transport/path-of';
import { createContractClient } from '../client/contract-client';
import { readReply, type Reply } from '../client/reply';

/** Waits, in ms. */
export type Wait = (ms: number) => Promise<void>;

/** Longer than any window of a limit. */
const LONGEST_WAIT_S = 120;

/** Others may use up the minute that was waited for; a limit that never lets a call pass is a difference. */
const MAX_WAITS = 3;

/** The Retry-After of a rejection, in ms; null without one. */
const waitOf = ({ headers }: Reply): number | null => {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return seconds > 0 && seconds <= LONGEST_WAIT_S ? seconds * 1000 : null;
};

const textField = (body: unknown, field: string): string => {
  const text = isJsonObject(body) ? ownField(body, field) : undefined;
  return typeof text === 'string' ? text : '';
};

/**
 * A client with its own session. Returns every response unchanged, or the reason for a missing one.
 * @param onLimited called with a response after which a call waits
 */
export const createLiveClient = (
  origin: string,
  wait: Wait,
  onLimited: (name: OperationName, reply: Reply) => void = () => undefined,
) => {
  const client = createContractClient(origin);
  const { tokens } = client;
  /** Waits since a call last passed. */
  const waits: Record<Limiter, number> = { sms: 0, api: 0 };

  /** Makes a call once. */
  const send = async (
    name: OperationName,
    parts: Parts,
    headers: HeadersInit = {},
  ): Promise<Reply | string> => {
    const operation: Operation = operations[name];
    const timeoutMs = operation.timeoutMs ?? REQUEST_TIMEOUT_MS;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      return await readReply(await client.request(name, parts, { headers, signal }));
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return isLate ? `no answer within ${timeoutMs / 1000} s` : 'no connection';
    }
  };

  /** Makes a call, and retries it a few times after the wait of a rate limit. */
  const callWithRetry = async (name: OperationName, parts: Parts): Promise<Reply | string> => {
    const limiter = limiterOf(operations[name]);
    for (;;) {
      const reply = await send(name, parts);
      if (limiter === null || typeof reply === 'string') return reply;
      const ms = reply.status === 429 ? waitOf(reply) : null;
      if (ms === null) waits[limiter] = 0;
      if (ms === null || waits[limiter] === MAX_WAITS) return reply;
      waits[limiter] += 1;
      onLimited(name, reply);
      await wait(ms);
    }
  };

  return {
    tokens,
    send,
    callWithRetry,
    waitOf,
    /** Stores the tokens of a session call's response. */
    storeTokens: (name: OperationName, { body }: Reply): void => {
      if (name === 'login' || name === 'refresh') tokens.access = textField(body, 'accessToken');
      if (name === 'csrfToken') tokens.csrf = textField(body, 'csrfToken');
    },
  };
};

/** A client of a live server. */
export type LiveClient = ReturnType<typeof createLiveClient>;
