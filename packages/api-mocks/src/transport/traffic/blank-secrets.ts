const SECRET = /password|token|cookie/i;
const BLANK = '***';

/** Parsing more would take longer than a call may cost. */
const MAX_CHARACTERS = 100_000;

/** Stands for a content that is too large. */
export const TOO_LARGE = 'Too large to record';

const blanked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(blanked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, SECRET.test(key) ? BLANK : blanked(field)]),
  );
};

/** The content of a JSON text without its passwords and tokens. Any other text may contain them anywhere. */
export const blankSecrets = (text: string): unknown => {
  if (text === '') return null;
  if (text.length > MAX_CHARACTERS) return TOO_LARGE;
  try {
    const content: unknown = JSON.parse(text);
    return SECRET.test(text) ? blanked(content) : content;
  } catch {
    return `${text.length} characters that are no JSON`;
  }
};

/** The path and query of an address without its tokens. */
export const blankQuery = (url: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  for (const key of new Set(searchParams.keys())) if (SECRET.test(key)) searchParams.set(key, BLANK);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
};
