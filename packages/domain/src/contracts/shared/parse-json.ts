/** A text, or a number: what begins with a quote is a text, whatever digits it has. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Parses JSON. A whole number that JavaScript cannot hold, such as an id beyond 2^53, becomes the text of its
 * digits: it would be rounded to the id of something else.
 *
 * @throws SyntaxError if the text is no JSON
 */
export const parseJson = (text: string): unknown =>
  JSON.parse(
    /\d{16}/.test(text)
      ? text.replace(TOKEN, (token) =>
          /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
        )
      : text,
  );
