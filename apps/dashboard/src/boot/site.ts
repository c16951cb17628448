import { memoizeOnce } from '@sms/domain/lib/format/memoize-once';
import type { readSite } from '../../../../deploy/site.mjs';

/** Data that the host has written into the page, and checked: `deploy/main.mjs`. */
export const pageData = (id: 'site' | 'legal'): unknown =>
  JSON.parse(document.getElementById(id)?.textContent || '{}');

/** What the operator says in `site.json`; the inline script and the app both read it. */
export const site = memoizeOnce(() => pageData('site') as ReturnType<typeof readSite>['site']);

/** True where the operator names a channel to support. */
export const hasSupport = (): boolean => Object.keys(site().support ?? {}).length > 0;
