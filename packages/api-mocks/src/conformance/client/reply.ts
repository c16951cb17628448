/** Status, headers and body of an answer; a body that is no JSON is text. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Reads an answer to its end. */
export const readReply = async (response: Response): Promise<Reply> => {
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') === true;
  return { status: response.status, headers: response.headers, body: isJson ? parse(text) : text };
};
