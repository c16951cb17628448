import { memoizeOnce } from '@sms/domain/lib/format/memoize-once';
import type { LegalText, Site } from '../../../../deploy/site.mjs';

/** Data that the host has written into the page, and checked: `deploy/main.mjs`. */
const pageData = (id: 'site' | 'legal'): unknown =>
  JSON.parse(document.getElementById(id)?.textContent || '{}');

/** What the operator says in `site.json`; the inline script and the app both read it. */
export const site = memoizeOnce((): Omit<Site, 'terms' | 'privacy'> => pageData('site') as Site);

/** True where the operator names a channel to support. */
export const hasSupport = (): boolean => Object.keys(site().support ?? {}).length > 0;

/** A legal text of the operator, where there is one. */
export const legalText = (name: 'terms' | 'privacy'): LegalText | undefined =>
  (pageData('legal') as Partial<Record<typeof name, LegalText>>)[name];
