import { COPY_TEMPLATE_LIMIT } from '../../limits';

/** Values of '{number}', '{code}' and '{service}'. */
export interface CopyValues {
  readonly number: string;
  readonly code: string;
  readonly service: string;
}

const PLACEHOLDER = /\{([^{}]*)\}/g;
const KNOWN: readonly string[] = ['number', 'code', 'service'] satisfies (keyof CopyValues)[];

/** Characters that pasting could run or hide: line ends, control characters, direction marks. */
const HIDDEN = /\p{C}/gu;

const isKnown = (name: string): name is keyof CopyValues => KNOWN.includes(name);

/** Error of a template that copies nothing; null if it is valid or empty. */
export const copyTemplateError = (template: string): string | null => {
  if (template === '') return null;
  if (template.length > COPY_TEMPLATE_LIMIT) return `At most ${COPY_TEMPLATE_LIMIT} characters`;
  if (template.search(HIDDEN) >= 0) return 'Contains an invisible character. Type the template again.';
  const names = [...template.matchAll(PLACEHOLDER)].map(([whole]) => whole.slice(1, -1));
  const unknown = names.find((name) => !isKnown(name));
  if (unknown !== undefined) return `Unknown placeholder {${unknown}}. Use {number}, {code} or {service}.`;
  // Stryker disable next-line StringLiteral: any text without a brace will do.
  const rest = template.replace(PLACEHOLDER, '');
  if (/[{}]/.test(rest)) return 'Unmatched brace';
  return names.length === 0 ? 'Use at least one of {number}, {code} and {service}' : null;
};

/**
 * Fills the template. Values are untrusted: they are inserted once, never parsed as part of the template, and
 * lose invisible characters.
 */
export const fillCopyTemplate = (template: string, values: CopyValues): string =>
  template.replace(PLACEHOLDER, (whole, name: string) =>
    isKnown(name) ? values[name].replace(HIDDEN, '') : whole,
  );
