import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { GUEST_ROUTES, SIGNED_IN_ROUTES } from './route-manifest.ts';

/** The light canvas of packages/ui/src/tokens/theme.css. */
const CANVAS = '#f7f8fa';

/** Addresses of the product's pages, as `canonicalPath` reads them, with or without a query. */
const PAGES = new RegExp(`^(?:${[...SIGNED_IN_ROUTES, ...GUEST_ROUTES].join('|')})/?(?:\\?|$)`, 'i');

/** In the worker: a tap on a notification that it showed leads to the page. */
const ON_NOTIFICATION = `
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then(([page]) =>
      page === undefined
        ? clients.openWindow('/active-numbers')
        : page.focus().then(() => page.postMessage('notification-opened')),
    ),
  );
});
`;

/** Adds to the worker once it is written. */
export const notificationsOfWorker = (): Plugin => {
  let folder = '';
  return {
    name: 'notifications-of-worker',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => appendFile(join(folder, 'app-worker.js'), ON_NOTIFICATION),
    },
  };
};

/**
 * Makes the product a PWA (decision 0072): writes the manifest and the worker that caches the files of this
 * build. It caches nothing else, so no response of the API is ever in a cache.
 */
export const pwa = () =>
  VitePWA({
    filename: 'app-worker.js',
    // The product registers it once it is idle: src/browser/update-checker.tsx.
    injectRegister: null,
    includeManifestIcons: false,
    manifest: {
      id: '/',
      name: 'SMS Dashboard',
      short_name: 'SMS',
      description: 'SMS Verification Platform: one account for all services',
      lang: 'en',
      display: 'standalone',
      theme_color: CANVAS,
      background_color: CANVAS,
      icons: [
        { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [
        { name: 'Buy Number', url: '/buy-number' },
        { name: 'Active Numbers', url: '/active-numbers' },
      ],
    },
    workbox: {
      globPatterns: ['index.html', 'favicon*.svg', 'assets/*.{js,webp,woff2}'],
      // Font files for rare characters are loaded where a text has them.
      globIgnores: ['assets/inter-*-wght-normal-*'],
      navigateFallback: '/index.html',
      // An address that is no page, such as a missing file, never returns the page.
      navigateFallbackAllowlist: [PAGES],
      // Only a navigation gets the cached page: other requests for '/' go to the server.
      directoryIndex: null,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
