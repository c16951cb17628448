import { cpSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { fillFolder } from '../../../../deploy/main.mjs';
import type { Site } from '../../../../deploy/site.mjs';

/** Origin of a host beside the server's, of the same site: nobody listens there. */
export const OTHER_HOST = 'http://localhost:4200';

/** Copies a build as a host with this `site.json` serves it. */
export const copyBuild = (build: string, folder: string, site: Site): void => {
  cpSync(build, folder, { recursive: true });
  fillFolder(folder, JSON.stringify(site));
};

/** Serves the production build on the other host, without headers, with its API on this origin. */
export const serveOnOtherHost = async (
  context: BrowserContext,
  folder: string,
  origin: string,
): Promise<void> => {
  copyBuild('dist', folder, { api: { origin, idempotencyHeader: true } });
  // Its answers come from no address, which a page needs to reach a local one.
  await context.grantPermissions(['local-network-access'], { origin: OTHER_HOST });
  await context.route(`${OTHER_HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, extname(pathname) === '' ? 'index.html' : pathname) });
  });
};
