/**
 * In place of `ufo` and `destr` in builds: ofetch adds a base or a query and guesses the type of a text with
 * them, and our client sends complete addresses and reads the texts itself (domain/api/client/send-request).
 */
const refuse = (): never => {
  throw new Error('A call is sent to a complete address, and its answer is a text.');
};

export const withBase = refuse;
export const withQuery = refuse;
export default refuse;
