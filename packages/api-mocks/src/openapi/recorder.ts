import { operations, type OperationName, type RequestFor, type ResponseFor } from '@sms/domain/contracts';
import * as v from 'valibot';
import { createContractClient } from '../conformance/client/contract-client';
import { connect } from '../transport/connect';
import type { Parts } from '../transport/path-of';
import { respond } from '../transport/respond';
import { respondCheckout } from '../transport/respond-checkout';
import type { World } from '../world/world';
import type { RecordedExchange } from './openapi';

const API = 'https://api.example.test';
const DASHBOARD = 'https://dashboard.example.test';

/** Lists in examples are truncated after this many entries; the rest would look the same. */
const LONGEST_LIST = 3;

const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, shortened(field)]));
};

const typedFrame = v.looseObject({ type: v.string() });

/** A client of a world that records the first exchange of every call and the first frame of every type. */
export const createRecorder = (world: World) => {
  const exchanges = new Map<OperationName, RecordedExchange>();
  const frames = new Map<string, unknown>();
  const { request, tokens } = createContractClient(API, (url, init) => {
    const sent = new Request(url, init);
    sent.headers.set('Origin', DASHBOARD);
    return respond(world, sent);
  });

  return {
    exchanges,
    frames,
    tokens,
    /** Makes a call that succeeds and returns its response. */
    call: async <N extends OperationName>(name: N, parts: RequestFor<N> & Parts): Promise<ResponseFor<N>> => {
      const response = await request(name, parts);
      const answer: unknown = await response.json();
      if (!response.ok) throw new Error(`${name}: ${JSON.stringify(answer)}`);
      const { params = {}, query = {} } = parts;
      if (!exchanges.has(name)) {
        exchanges.set(name, { params, query, body: parts.body, response: shortened(answer) });
      }
      return v.parse(operations[name].response, answer);
    },
    /** Decides a payment as its payer would. */
    decide: (paymentLink: string, decision: string) =>
      respondCheckout(
        world,
        new Request(paymentLink, { method: 'POST', body: new URLSearchParams({ decision }) }),
      ),
    /** Opens a websocket and records its messages. */
    connect: (userId: number) =>
      connect(world, `${API}/ws?${new URLSearchParams({ token: tokens.access, userId: String(userId) })}`, {
        send: (text) => {
          const frame = v.parse(typedFrame, JSON.parse(text));
          if (!frames.has(frame.type)) frames.set(frame.type, frame);
        },
        close: (code, reason) => {
          throw new Error(`The websocket was closed: ${code} ${reason}`);
        },
      }),
  };
};

export type Recorder = ReturnType<typeof createRecorder>;
