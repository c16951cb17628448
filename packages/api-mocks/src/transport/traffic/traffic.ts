import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TrafficEvent } from '../../commands/simulator-schemas';
import { findRoute } from '../router';
import type { World } from '../../world/world';
import { blankQuery, blankSecrets } from './blank-secrets';

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
  frame(from: 'server' | 'client', text: string): void;
  websocket(event: 'opened' | 'closed' | 'refused', code?: number): void;
}

const contentOf = async (message: Request | Response | undefined): Promise<unknown> =>
  // A body that breaks off has no content.
  blankSecrets((await message?.text().catch(() => null)) ?? '');

/** Starts without listeners. */
export const createTraffic = ({ clock }: Pick<World, 'clock'>): Traffic => {
  const listeners = new Set<ServerResponse>();
  const report = (event: TrafficEvent): void => {
    for (const listener of listeners) listener.write(`${JSON.stringify(event)}\n`);
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
            at: clock.iso(),
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
      if (listeners.size > 0) report({ at: clock.iso(), kind: 'frame', from, frame: blankSecrets(text) });
    },
    websocket: (event, code) => {
      report({ at: clock.iso(), kind: 'websocket', event, code: code ?? null });
    },
  };
};
