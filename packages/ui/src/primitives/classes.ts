/** Joins class names, or ids, and leaves out those whose condition does not hold. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
