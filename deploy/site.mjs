/**
 * What an operator says in `site.json`: its schema, from which the table of docs/deploying.md is made, and
 * its reader, which names the line of a fault.
 */
import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode } from 'jsonc-parser';
import { lexer } from 'marked';
import * as v from 'valibot';

/** The largest file, in bytes: every page carries it. */
const MAX_BYTES = 20_000;

/**
 * A text of one line, described by what it must be.
 * @param {RegExp} pattern
 * @param {string} description
 */
const text = (pattern, description) =>
  v.pipe(
    v.string(),
    v.check((value) => pattern.test(value) && URL.canParse(value, 'https://own.invalid')),
    v.description(description),
  );

/** @param {string} description */
const sentence = (description) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200), v.description(description));

/** @param {string} description */
const moment = (description) =>
  v.pipe(
    v.string(),
    v.check((value) => /^\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:\d\d)$/.test(value) && !isNaN(Date.parse(value))),
    v.description(description),
  );

/** @param {string} description */
const markdown = (description) =>
  v.pipe(v.union([v.string(), v.array(v.string())]), v.description(description));

/**
 * All entries are optional; others are refused.
 * @template {import('valibot').ObjectEntries} T
 * @param {T} entries
 */
const group = (entries) => v.partial(v.strictObject(entries));

/**
 * A notice ends after it begins.
 * @param {{ text: string, from?: string | undefined, to?: string | undefined }} notice
 */
const isInOrder = ({ from, to }) =>
  from === undefined || to === undefined || Date.parse(from) < Date.parse(to);

/** The schema of `site.json`. A description completes 'it must be'. */
export const siteSchema = group({
  support: group({
    mail: text(/^[^\s@"<>?&]+@[^\s@"<>?&]+$/, 'a mail address'),
    whatsapp: text(/^\+\d{7,15}$/, 'a number with its country code, such as +2348012345678'),
    telegram: text(/^[a-z]\w{4,31}$/i, 'a user name without @'),
    link: text(/^https:\/\/[^\s"<>]+$/, 'an https address of a support page'),
  }),
  terms: markdown('the text of /terms as Markdown, in one string or a list of lines'),
  privacy: markdown('the text of /privacy, likewise'),
  payments: group({
    card: sentence('a sentence of at most 200 characters below the payment method Card'),
    bank: sentence('one for Bank Transfer'),
    ussd: sentence('one for USSD'),
    mobile: sentence('one for Mobile Money'),
  }),
  notice: v.pipe(
    v.strictObject({
      text: sentence('a text of at most 200 characters, on every page'),
      from: v.optional(moment('the time from which it is shown, such as 2026-12-01T22:00:00Z')),
      to: v.optional(moment('the time of its end, later than `from`; the page counts down to it')),
    }),
    v.forward(v.check(isInOrder), ['to']),
  ),
  api: group({
    origin: text(
      /^https?:\/\/[a-z0-9.:[\]-]+$/,
      "the API's origin if it is not the page's, such as https://api.example.com",
    ),
    idempotencyHeader: v.pipe(
      v.boolean(),
      v.description('true if an API on another origin allows the header `Idempotency-Key`'),
    ),
  }),
  reports: text(
    /^(https?:\/\/|\/(?![/\\]))[^\s"<>]+$/,
    'the receiver of error reports: a URL, or a path below `/api/`',
  ),
});

/** @typedef {import('valibot').InferOutput<typeof siteSchema>} Site */

/** @typedef {readonly (string | LegalElement)[]} LegalText */
/**
 * An element of a legal text; its links lead to https, mailto or tel.
 * @typedef {{ tag: string, href?: string, start?: number, children: LegalText }} LegalElement
 */

/** Elements by the name of their token. */
const TAGS = { paragraph: 'p', blockquote: 'blockquote', hr: 'hr', br: 'br', strong: 'strong', em: 'em' };

/** The page has the only heading of the first level. */
const DEEPEST_HEADING = 4;

const SAFE_LINK = /^(https:\/\/|mailto:|tel:)/i;

/**
 * The elements of a Markdown text.
 * @param {readonly import('marked').Token[]} tokens
 * @param {(token: import('marked').Token, reason: string) => never} refuse
 * @returns {LegalText}
 */
const toElements = (tokens, refuse) =>
  tokens.flatMap((token) => {
    const children = toElements(token.tokens ?? [], refuse);
    const tag = TAGS[token.type];
    if (tag !== undefined) return [{ tag, children }];
    switch (token.type) {
      case 'space':
      case 'def':
        return [];
      case 'text':
        return token.tokens === undefined ? [token.text] : children;
      case 'escape':
      case 'codespan':
        return [token.text];
      case 'heading':
        return [{ tag: `h${Math.min(Math.max(token.depth, 2), DEEPEST_HEADING)}`, children }];
      case 'list': {
        const items = token.items.map((item) => ({ tag: 'li', children: toElements(item.tokens, refuse) }));
        return [
          token.ordered ? { tag: 'ol', start: token.start, children: items } : { tag: 'ul', children: items },
        ];
      }
      case 'link':
        if (!SAFE_LINK.test(token.href))
          refuse(token, `a link must be https, mailto or tel, not ${token.href}`);
        return [{ tag: 'a', href: token.href, children }];
      default:
        return refuse(token, `Markdown of the kind '${token.type}' is not possible: ${token.raw.trim()}`);
    }
  });

/**
 * The schema of an entry.
 * @param {readonly string[]} path
 */
const schemaAt = (path) =>
  path.reduce((schema, key) => {
    const { wrapped = schema } = schema;
    return wrapped.entries?.[key];
  }, siteSchema);

/** The reason of an issue. */
const reasonOf = ({ input }, path) => {
  const name = path.join('.');
  const schema = schemaAt(path);
  if (schema === undefined) return `there is no entry ${name}`;
  const description = v.getDescription(schema.wrapped ?? schema) ?? 'an object';
  const found = ['undefined', 'object'].includes(typeof input) ? '' : `, not ${JSON.stringify(input)}`;
  return `${name || 'the file'} must be ${description}${found}`;
};

/**
 * Reads the text of a `site.json`.
 * @param {string} source
 * @returns {{ site: Omit<Site, 'terms' | 'privacy'>, legal: { terms?: LegalText, privacy?: LegalText } }}
 * @throws with the line and the reason if it is wrong
 */
export const readSite = (source) => {
  const failAt = (offset, reason) => {
    throw new Error(`line ${source.slice(0, offset).split('\n').length}: ${reason}`);
  };
  const bytes = new TextEncoder().encode(source).length;
  if (bytes > MAX_BYTES)
    failAt(source.length, `the file has ${bytes} bytes, and at most ${MAX_BYTES} are possible`);

  const [faults, options] = [[], { disallowComments: true }];
  const tree = parseTree(source, faults, options);
  const [fault] = faults;
  if (fault !== undefined)
    failAt(
      fault.offset,
      printParseErrorCode(fault.error)
        .replaceAll(/(?!^)[A-Z]/g, ' $&')
        .toLowerCase(),
    );
  /** The entry of a path, or the nearest around it. */
  const offsetOf = (path) =>
    (findNodeAtLocation(tree, path) ?? (path.length === 0 ? tree : null))?.offset ??
    offsetOf(path.slice(0, -1));

  const { success, output, issues } = v.safeParse(siteSchema, getNodeValue(tree));
  if (!success) {
    const path = (issues[0].path ?? []).map(({ key }) => key);
    failAt(offsetOf(path), reasonOf(issues[0], path));
  }

  const legalText = (name) => {
    const written = output[name];
    if (written === undefined) return undefined;
    const markdownText = [written].flat().join('\n');
    return toElements(lexer(markdownText), ({ raw }, reason) => {
      const line = markdownText.slice(0, markdownText.indexOf(raw)).split('\n').length - 1;
      return failAt(offsetOf([name, line]), `${name}: ${reason}`);
    });
  };
  const { terms, privacy, ...site } = output;
  return { site, legal: { terms: legalText('terms'), privacy: legalText('privacy') } };
};
