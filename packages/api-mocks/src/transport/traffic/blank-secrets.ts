const SECRET = /password|token/i;
const BLANK = '***';

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
  try {
    return blanked(JSON.parse(text));
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
