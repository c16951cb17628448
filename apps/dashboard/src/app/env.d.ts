/** Version of the dashboard, from its package.json. */
declare const __APP_VERSION__: string;

/** Date of the build, and the newest lines of the changelog: vite/release.ts. */
declare const __BUILD_DATE__: string;
declare const __NEWS__: readonly string[];

/** True in `npm start` and the demo build: the simulated backend answers instead of a server. */
declare const __SIMULATED_BACKEND__: boolean;

/** The script files of each page, by path; filled in by vite/inline-boot.ts. */
declare const __ROUTE_MANIFEST__: Readonly<Record<string, readonly string[]>>;

interface Window {
  /** Chromium's Trusted Types, which TypeScript's DOM types lack. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: (address: string) => string },
    ): { createScriptURL(address: string): unknown };
  };

  /** Small windows above all others, which TypeScript's DOM types lack (Chromium on computers). */
  readonly documentPictureInPicture?: {
    readonly window: Window | null;
    /** Within a user's click. */
    requestWindow(size: { readonly width: number; readonly height: number }): Promise<Window>;
  };
}
