import { parseJson } from '../../transport/parse-json';

/** Status, headers and body of a response; a body that is not JSON is text. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Reads a response to its end. */
export const readReply = async (response: Response): Promise<Reply> => {
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') === true;
  return { status: response.status, headers: response.headers, body: isJson ? parseJson(text) : text };
};
