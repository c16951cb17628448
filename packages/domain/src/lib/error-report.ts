import { parseUrl } from './parse-url';

export type ReportableError =
  /** An uncaught error, a crash or a rejected promise. */
  | { readonly kind: 'error' | 'rejection'; readonly error: unknown }
  /** A script that failed to load; `source` contains its file. */
  | { readonly kind: 'code'; readonly source: string }
  /** A violation of the content policy: its directive, the blocked address and the requesting file. */
  | {
      readonly kind: 'policy';
      readonly directive: string;
      readonly wanted: string;
      readonly source: string;
    }
  /** A response that broke the contract; the path has names in place of ids. */
  | {
      readonly kind: 'answer';
      readonly operation: { readonly method: string; readonly path: string };
    };

/** Error report for operators: kind and location, without any text that a user typed, received or owns. */
export interface ErrorReport {
  readonly kind: ReportableError['kind'];
  /** Name of the error, of the directive, or of the operation. */
  readonly what: string;
  /** Places in the build's files, as '/assets/a1b2c3d.js:1:2345'; the source maps resolve them. */
  readonly where: readonly string[];
}

/** Stack locations in a report; the rest is noise. */
const PLACES = 5;

const PLACE = /\/assets\/[\w-]+\.js(?::\d+:\d+)?/g;

const placesIn = (text: unknown): readonly string[] =>
  typeof text === 'string' ? [...new Set(text.match(PLACE))].slice(0, PLACES) : [];

/** Accepts an identifier; anything else could be user text. */
const nameOr = (name: unknown, fallback: string): string =>
  typeof name === 'string' && /^[A-Za-z][A-Za-z-]{0,39}$/.test(name) ? name : fallback;

/** Errors have a name, the tagged failures of calls a kind. Never the message: it may hold any value. */
const nameOfError = (error: unknown): string => {
  if (error instanceof Error) return nameOr(error.name, 'Error');
  const isTagged = typeof error === 'object' && error !== null && 'kind' in error;
  return isTagged ? nameOr(error.kind, 'object') : typeof error;
};

/** Scheme and host of an address, or a keyword in its place, such as 'inline'. */
const originOf = (address: string): string => parseUrl(address)?.origin ?? nameOr(address, 'elsewhere');

export const toErrorReport = (reportable: ReportableError): ErrorReport => {
  const { kind } = reportable;
  switch (kind) {
    case 'error':
    case 'rejection': {
      const { error } = reportable;
      return { kind, what: nameOfError(error), where: placesIn(error instanceof Error && error.stack) };
    }
    case 'code':
      return { kind, what: 'not loaded', where: placesIn(reportable.source) };
    case 'policy': {
      const what = `${nameOr(reportable.directive, 'policy')} ${originOf(reportable.wanted)}`;
      return { kind, what, where: placesIn(reportable.source) };
    }
    case 'answer':
      return { kind, what: `${reportable.operation.method} ${reportable.operation.path}`, where: [] };
  }
};
