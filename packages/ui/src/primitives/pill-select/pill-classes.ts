/** Classes of a filter: quieter than a field, since its value is already in it. */
export const pillClasses =
  'pill focus-ring-within relative inline-flex h-11 max-w-full min-w-0 items-center gap-1.5 px-4 text-sm text-ink has-disabled:text-ink-subtle md:h-10';
