/**
 * In place of `ufo` in builds: ofetch adds a base or a query with it, and our client sends complete addresses
 * (domain/api/client/send-request), one builder for all of them.
 */
const refuse = (): never => {
  throw new Error('A call is sent to a complete address.');
};

export const withBase = refuse;
export const withQuery = refuse;
