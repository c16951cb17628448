/**
 * A setting from a meta tag, written by the build or by the host, so that one build serves every environment (decision
 * 0086). Empty when it is not set.
 */
export const runtimeConfig = (
  name: 'api-origin' | 'idempotency-header' | 'report-url' | 'support-url',
): string => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
