export interface SocketAddress {
  /** Scheme and host of the API, absolute, for example `https://api.example`. */
  readonly origin: string;
  readonly accessToken: string;
  readonly userId: string;
}

/** Version of the message format (spec §7, query `version`). */
const PROTOCOL_VERSION = '2.0';

/** The websocket's address: ws where the API is http, wss where it is https (spec §7). */
export const socketUrl = ({ origin, accessToken, userId }: SocketAddress): string => {
  const url = new URL('/ws', origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.search = new URLSearchParams({
    token: accessToken,
    userId,
    compression: 'true',
    version: PROTOCOL_VERSION,
  }).toString();
  return url.href;
};
