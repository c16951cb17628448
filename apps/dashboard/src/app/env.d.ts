/** Version of the dashboard, from its package.json. */
declare const __APP_VERSION__: string;

/** True in `npm start` and the demo build: the simulated backend answers instead of a server. */
declare const __SIMULATED_BACKEND__: boolean;

/** The files that the code of a page consists of, by path; filled in by vite/inline-boot.ts. */
declare const __ROUTE_MANIFEST__: Readonly<Record<string, readonly string[]>>;

interface Window {
  /** Chromium's guard of what becomes a script; TypeScript does not know it. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: (address: string) => string },
    ): { createScriptURL(address: string): unknown };
  };
}
