/** A field as a row of settings: its label and note at the left, the control at the right; stacked where it is narrow. */
export const FIELD_ROW =
  'sm:*:grid sm:*:grid-cols-[minmax(0,1fr)_min(18rem,45%)] sm:*:content-center sm:*:gap-x-8 sm:*:gap-y-0.5 sm:*:*:even:col-start-2 sm:*:*:even:row-span-2 sm:*:*:even:row-start-1 sm:*:*:even:self-center';
