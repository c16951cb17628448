import {
  isJsonObject,
  operations,
  type Operation,
  type OperationName,
  type RequestFor,
} from '@sms/domain/contracts';
import { readReply, type Reply } from '../conformance/client/reply';
import type { ScenarioId } from '../scenarios';
import { pathOf, type Parts } from '../transport/path-of';
import { respond } from '../transport/respond';
import { createWorld } from '../world/create-world';
import type { Flags } from '../world/flags';
import type { Scenario } from '../world/scenario';
import { DEMO_ACCOUNT } from '../world/seeds/accounts';

interface Account {
  readonly username: string;
  readonly password: string;
}

const ORIGIN = 'https://api.example.test';

/** A text field of a response; fails the test when there is none. */
export const textOf = (body: unknown, field: string): string => {
  const text = isJsonObject(body) ? body[field] : undefined;
  if (typeof text !== 'string') throw new Error(`No ${field} in ${JSON.stringify(body)}`);
  return text;
};

/** A plain client of a new world: it stores its tokens and has no logic of its own. */
export const createClient = (scenario: ScenarioId | Scenario, flags: Partial<Flags> = {}) => {
  const world = createWorld(scenario);
  // These tests run in real time: no purchase waits for the provider.
  Object.assign(world.flags, { purchaseMs: 0 }, flags);
  const tokens = { access: '', csrf: '' };

  const send = async (path: string, init: RequestInit = {}): Promise<Reply> => {
    const headers = new Headers(init.headers);
    if (init.body !== undefined && !headers.has('Content-Type'))
      headers.set('Content-Type', 'application/json');
    if (tokens.access !== '') headers.set('Authorization', `Bearer ${tokens.access}`);
    if (tokens.csrf !== '') headers.set('X-CSRF-Token', tokens.csrf);
    return readReply(await respond(world, new Request(new URL(path, ORIGIN), { ...init, headers })));
  };

  /** Makes a call with the given parts, valid or not. */
  const request = (name: OperationName, parts: Parts): Promise<Reply> => {
    const operation: Operation = operations[name];
    const body = parts.body === undefined ? {} : { body: JSON.stringify(parts.body) };
    return send(pathOf(operation, parts), { method: operation.method, ...body });
  };

  const call = <N extends OperationName>(name: N, parts: RequestFor<N> & Parts): Promise<Reply> =>
    request(name, parts);

  const useTokens = async (reply: Reply) => {
    tokens.access = textOf(reply.body, 'accessToken');
    tokens.csrf = textOf((await call('csrfToken', {})).body, 'csrfToken');
  };

  return {
    world,
    tokens,
    send,
    request,
    call,
    /** Signs an account in, with an anti-forgery token. Default: the demo account. */
    signIn: async (account: Account = DEMO_ACCOUNT) => useTokens(await call('login', { body: account })),
    /** Refreshes the open session of the scenario. */
    resume: async () => useTokens(await call('refresh', {})),
  };
};

/** One minute of the world's clock. */
export const MINUTE_MS = 60_000;
