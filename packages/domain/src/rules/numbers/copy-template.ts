import { COPY_TEMPLATE_LIMIT } from '../../limits';

/** What takes the place of '{number}', '{code}' and '{service}'. */
export interface CopyValues {
  readonly number: string;
  readonly code: string;
  readonly service: string;
}

const PLACEHOLDER = /\{([^{}]*)\}/g;
const KNOWN: readonly string[] = ['number', 'code', 'service'] satisfies (keyof CopyValues)[];

/** What pasting could run or hide: line ends, control characters, marks of direction. */
const HIDDEN = /\p{C}/gu;

const isKnown = (name: string): name is keyof CopyValues => KNOWN.includes(name);

/** Why nothing can be copied by this template; null if something can, or if it is empty and so none. */
export const copyTemplateError = (template: string): string | null => {
  if (template === '') return null;
  if (template.length > COPY_TEMPLATE_LIMIT) return `At most ${COPY_TEMPLATE_LIMIT} characters`;
  if (template.search(HIDDEN) >= 0)
    return 'Contains a character that cannot be seen. Type the template anew.';
  const names = [...template.matchAll(PLACEHOLDER)].map(([whole]) => whole.slice(1, -1));
  const unknown = names.find((name) => !isKnown(name));
  if (unknown !== undefined) return `'{${unknown}}' is not known. Use {number}, {code} or {service}.`;
  // Stryker disable next-line StringLiteral: anything without a brace may stand there.
  const rest = template.replace(PLACEHOLDER, '');
  if (/[{}]/.test(rest)) return 'A brace is open or closed without the other';
  return names.length === 0 ? 'Name at least one of {number}, {code} and {service}' : null;
};

/**
 * The text to copy. Values come from outside: they are put in once and never read as part of the template, and lose what
 * cannot be seen.
 */
export const fillCopyTemplate = (template: string, values: CopyValues): string =>
  template.replace(PLACEHOLDER, (whole, name: string) =>
    isKnown(name) ? values[name].replace(HIDDEN, '') : whole,
  );
