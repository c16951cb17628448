const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/**
 * The address of a payment session, as a browser would read it; null for anything that cannot be a checkout. The link
 * comes from outside: only https leads to a payment page (http only on this very machine, where the simulated company
 * lives), and no user name may stand before the host, which could make it look like another.
 */
export const readCheckoutLink = (link: string | null): string | null => {
  // Stryker disable next-line ConditionalExpression: for the compiler; no link cannot be parsed either.
  if (link === null || !URL.canParse(link)) return null;
  const { protocol, hostname, username, password, href } = new URL(link);
  if (username !== '' || password !== '') return null;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)) ? href : null;
};
