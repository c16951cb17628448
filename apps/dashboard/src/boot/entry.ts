/**
 * Path of the first script, which names the build: the page asks for it in its first bytes
 * (vite/inline-boot.ts). Undefined on a development server.
 */
export const entryPath = (): string | undefined =>
  document.querySelector('link[rel=modulepreload]')?.getAttribute('href') ?? undefined;
