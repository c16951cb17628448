/** Classes of a filter: quieter than a field, since its value is already in it. */
export const pillClasses =
  'relative inline-flex h-11 max-w-full min-w-0 items-center gap-1.5 rounded-control border border-transparent bg-sunken px-4 text-sm text-ink transition-colors hover:border-line-button has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:text-ink-subtle md:h-10';
