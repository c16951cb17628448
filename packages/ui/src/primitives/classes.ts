/** Joins class names or ids and omits falsy ones. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** A link that shows only while it has the focus, at the corner of the window. */
export const SKIP_LINK =
  'sr-only z-50 rounded-control bg-accent-fill font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-2';
