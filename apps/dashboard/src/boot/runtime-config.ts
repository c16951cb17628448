/**
 * A setting of the build from a meta tag, which the inline script and the app both read. Empty when it is not
 * set.
 */
export const runtimeConfig = (
  name: 'api-origin' | 'idempotency-header' | 'report-url' | 'support-url',
): string => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
