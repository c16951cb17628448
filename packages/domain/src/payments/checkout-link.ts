import { parseUrl } from '../lib/parse-url';

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/**
 * Address of a payment session, as a browser would parse it; null for an invalid one. The link is untrusted:
 * only https is accepted (http only on this very machine, for the simulated company), and no user name before
 * the host, which could disguise the host.
 */
export const readCheckoutLink = (link: string | null): string | null => {
  const address = link === null ? null : parseUrl(link);
  if (address === null) return null;
  const { protocol, hostname, username, password, href } = address;
  if (username !== '' || password !== '') return null;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)) ? href : null;
};
