import type { Site } from '../../../../deploy/site.mjs';

/** Data that the host has written into the page, and checked: `deploy/main.mjs`. */
export const pageData = (id: 'site' | 'legal'): unknown =>
  JSON.parse(document.getElementById(id)?.textContent || '{}');

/** What the operator says in `site.json`; the inline script and the app both read it. */
export const site = (): Omit<Site, 'terms' | 'privacy'> => pageData('site') as Site;
