import { PATH_PARAMETER } from '../../contracts/shared/path-parameter';

const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * The path of a call with its parameters filled in, or null when a parameter is missing or unsafe.
 * Encoding is no defence here: `..` survives `encodeURIComponent` and the URL parser resolves it, so
 * a hostile id would be sent, with all credentials, to a call of its choosing.
 */
export const buildPath = (template: string, params: Readonly<Record<string, string>> = {}): string | null => {
  // If a parameter is missing or unsafe, its placeholder stays.
  const path = template.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = params[name];
    return value !== undefined && PATH_PARAMETER.test(value) ? value : placeholder;
  });
  return path.includes('{') ? null : path;
};

/** The query with its `?`, or nothing when no field has a value. */
export const buildQuery = (query: Readonly<Record<string, string | number | undefined>> = {}): string => {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) fields.set(name, String(value));
  }
  return fields.size > 0 ? `?${fields.toString()}` : '';
};
