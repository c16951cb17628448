import type { IncomingMessage, ServerResponse } from 'node:http';
import { findRoute } from '../../../transport/router';
import type { World } from '../../../world/world';
import { blankQuery, blankSecrets } from './blank-secrets';

/** A call of the API. */
export interface CallEvent {
  readonly kind: 'call';
  /** Name of the operation; null for an unknown address. */
  readonly operation: string | null;
  readonly method: string;
  readonly path: string;
  /** 0 where the connection broke. */
  readonly status: number;
  readonly durationMs: number;
  readonly request: unknown;
  readonly response: unknown;
}

/** A message over a websocket. */
export interface FrameEvent {
  readonly kind: 'frame';
  readonly from: 'server' | 'client';
  readonly frame: unknown;
}

/** A websocket that opens, closes with a code, or is refused with a status. */
export interface SocketEvent {
  readonly kind: 'websocket';
  readonly event: 'opened' | 'closed' | 'refused';
  readonly code: number | null;
}

/** An event of the network, without passwords and tokens; `at` is the world's time. */
export type TrafficEvent = { readonly at: string } & (CallEvent | FrameEvent | SocketEvent);

/** Calls and messages of a server, sent to all listeners. Without one it does nothing. */
export interface Traffic {
  /** Sends every event from now on, as one line of JSON each. */
  listen(outgoing: ServerResponse): void;
  /**
   * Starts to measure a call.
   * @param request its content, unless it was refused before that was read
   * @returns a function that reports the response, and returns it
   */
  startCall(incoming: IncomingMessage, request?: Request): (response: Response) => Response;
  frame(from: FrameEvent['from'], text: string): void;
  websocket(event: SocketEvent['event'], code?: number): void;
}

const contentOf = async (message: Request | Response | undefined): Promise<unknown> =>
  // A body that breaks off has no content.
  blankSecrets((await message?.text().catch(() => null)) ?? '');

/** Starts without listeners. */
export const createTraffic = ({ clock }: Pick<World, 'clock'>): Traffic => {
  const listeners = new Set<ServerResponse>();
  const report = (event: CallEvent | FrameEvent | SocketEvent): void => {
    const line = `${JSON.stringify({ at: clock.iso(), ...event })}\n`;
    for (const listener of listeners) listener.write(line);
  };
  return {
    listen: (outgoing) => {
      outgoing.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
      outgoing.flushHeaders();
      listeners.add(outgoing);
      outgoing.on('close', () => listeners.delete(outgoing));
    },
    startCall: (incoming, request) => {
      if (listeners.size === 0) return (response) => response;
      const { method = '', url = '' } = incoming;
      const sent = request?.clone();
      const startedAt = performance.now();
      return (response) => {
        const durationMs = Math.round(performance.now() - startedAt);
        const operation = findRoute(method, new URL(url, 'http://localhost').href)?.name ?? null;
        const { status } = response;
        void Promise.all([contentOf(sent), contentOf(response.clone())]).then(([asked, answered]) =>
          report({
            kind: 'call',
            operation,
            method,
            path: blankQuery(url),
            status,
            durationMs,
            request: asked,
            response: answered,
          }),
        );
        return response;
      };
    },
    frame: (from, text) => {
      if (listeners.size > 0) report({ kind: 'frame', from, frame: blankSecrets(text) });
    },
    websocket: (event, code) => {
      report({ kind: 'websocket', event, code: code ?? null });
    },
  };
};
