import {
  createServer,
  request as requestHttp,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { WebSocket, WebSocketServer } from 'ws';
import { findRoute } from '../../transport/router';
import { checkFrame } from '../checks/check-frame';
import { checkResponse } from '../checks/check-response';
import { nameOf, type Difference } from '../checks/difference';
import { readReply } from '../client/reply';
import { expectationOf, type Profile } from '../live/report/profile';
import { createLivePage } from './live-page';

export interface ProxyOptions {
  /** The server, for example `https://api.example.com`. */
  readonly origin: string;
  /** Differences that the server is known for. */
  readonly profile: Profile;
  /** True to answer a call with 502 where its response differs unexpectedly. */
  readonly isStrict: boolean;
  /** Receives each difference once, by name. */
  readonly print: (line: string) => void;
}

/** Close codes that no endpoint may send. */
const NO_CODE = 1005;
const ABNORMAL = 1006;

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

/** Differences of a response from the contract; none for an address that is not of the API. */
const differencesOf = async (
  incoming: IncomingMessage,
  response: IncomingMessage,
  bytes: Buffer,
): Promise<readonly Difference[]> => {
  const { method = '', url = '' } = incoming;
  const route = findRoute(method, new URL(url, 'http://localhost').href);
  const { statusCode: status = 0, headers } = response;
  if (route === null || status < 200 || status === 304) return [];
  const decode = decoders[headers['content-encoding'] ?? ''] ?? ((plain: Buffer) => plain);
  const body = status === 204 ? null : new Uint8Array(decode(bytes));
  const fields = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
  return checkResponse(route.name, await readReply(new Response(body, { status, headers: fields })));
};

const collect = async (response: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const closeLike = (socket: WebSocket, code: number, reason: Buffer): void => {
  if (code === ABNORMAL) socket.terminate();
  else if (code === NO_CODE) socket.close();
  else socket.close(code, reason);
};

/**
 * A server that passes calls and messages to another one, unchanged but for its own address, and compares the responses with the contract. It
 * stores no content, prints types of values only, and has a page with the same list.
 */
export const createProxy = ({ origin, profile, isStrict, print }: ProxyOptions): Server => {
  const printed = new Set<string>();
  const page = createLivePage();
  /** Returns the names of unexpected differences. */
  const judge = (differences: readonly Difference[]): readonly string[] => {
    for (const difference of differences) {
      const name = nameOf(difference);
      if (printed.has(name)) continue;
      printed.add(name);
      const known = expectationOf(profile, difference);
      const { expected, actual } = difference;
      const line =
        known === undefined
          ? `${name}: ${expected} expected, ${actual} received`
          : `${name}: known. ${known.reason}`;
      print(line);
      page.add({ line, isKnown: known !== undefined });
    }
    return differences.filter((one) => expectationOf(profile, one) === undefined).map(nameOf);
  };

  /** Prints once why calls have no answer. */
  const reportUnreachable = (message: string): void => {
    const line = `${origin} does not answer: ${message}`;
    if (!printed.has(line)) print(line);
    printed.add(line);
  };

  const addressOf = ({ url = '/' }: IncomingMessage): URL => {
    const { protocol, host } = new URL(origin);
    return new URL(`${protocol}//${host}${url}`);
  };

  /** A page of the proxy's own address, as `npm run dev:api` presents itself, is a page of the server's. */
  const callerOf = ({ headers }: IncomingMessage): { readonly origin?: string } => {
    if (headers.origin === undefined) return {};
    return { origin: headers.origin === `http://${headers.host}` ? new URL(origin).origin : headers.origin };
  };

  const answer = async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    response: IncomingMessage,
  ): Promise<void> => {
    const { statusCode = 502, rawHeaders } = response;
    const bytes = await collect(response);
    const send = () => outgoing.writeHead(statusCode, rawHeaders).end(bytes);
    // Checking takes no time of a call.
    if (!isStrict) send();
    const differences = judge(await differencesOf(incoming, response, bytes));
    if (!isStrict) return;
    if (differences.length === 0) send();
    else {
      const error = 'The response differs from the contract';
      outgoing.writeHead(502, { 'Content-Type': 'application/json' });
      outgoing.end(JSON.stringify({ success: false, error, differences }));
    }
  };

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (page.respond(incoming, outgoing)) return;
    const address = addressOf(incoming);
    const { method } = incoming;
    const send = address.protocol === 'https:' ? requestHttps : requestHttp;
    const headers = { ...incoming.headers, host: address.host, ...callerOf(incoming) };
    const request = send(address, { method, headers }, (response) => {
      answer(incoming, outgoing, response).catch(() => outgoing.destroy());
    });
    // A connection that breaks on one side breaks on the other.
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET') reportUnreachable(error.message);
      outgoing.destroy();
    });
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) request.destroy();
    });
    incoming.pipe(request);
  };

  const sockets = new WebSocketServer({ noServer: true });
  const connect = (incoming: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const { cookie, authorization } = incoming.headers;
    const headers = {
      ...(cookie && { cookie }),
      ...(authorization && { authorization }),
      ...callerOf(incoming),
    };
    const server = new WebSocket(addressOf(incoming).href.replace('http', 'ws'), { headers });
    stream.on('error', () => server.terminate());
    server.on('error', () => stream.destroy());
    server.on('unexpected-response', (_, response) => {
      const { statusCode = 502, statusMessage = '' } = response;
      response.resume();
      stream.end(`HTTP/1.1 ${statusCode} ${statusMessage}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    });
    server.on('open', () => {
      // The client may have left meanwhile.
      if (stream.destroyed) server.terminate();
      sockets.handleUpgrade(incoming, stream, head, (client) => {
        server.on('message', (data, binary) => {
          if (!binary && Buffer.isBuffer(data)) judge(checkFrame(data.toString('utf8')).differences);
          client.send(data, { binary });
        });
        client.on('message', (data, binary) => server.send(data, { binary }));
        server.on('close', (code, reason) => closeLike(client, code, reason));
        client.on('close', (code, reason) => closeLike(server, code, reason));
        client.on('error', () => server.terminate());
      });
    });
  };
  return createServer(pass).on('upgrade', connect);
};
