interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** Stores cookies as a browser does: sent below their path only, removed on request. */
export const createBrowserCookies = () => {
  const cookies = new Map<string, Cookie>();
  return {
    take: (lines: readonly string[]) => {
      for (const line of lines) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        const path = /; Path=([^;]+)/.exec(line)?.[1] ?? '/';
        if (/; Max-Age=0(;|$)/.test(line)) cookies.delete(name);
        else cookies.set(name, { value, path });
      }
    },
    /** The `Cookie` header for an address, or null when no cookie belongs to it. */
    headerFor: (path: string): string | null => {
      const own = [...cookies].filter(([, cookie]) => path.startsWith(cookie.path));
      return own.length === 0 ? null : own.map(([name, { value }]) => `${name}=${value}`).join('; ');
    },
  };
};
