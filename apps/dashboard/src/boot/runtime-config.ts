/**
 * What the build, or whoever serves it, has written into the page, so that one build serves every environment (decision 0086).
 * Empty where nothing was said.
 */
export const runtimeConfig = (name: 'api-origin' | 'idempotency-header' | 'report-url'): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
