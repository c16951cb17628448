/** How nginx serves a site. */
export interface NginxSettings {
  readonly port: number | string;
  /** Where the API and its websocket answer, for example `http://127.0.0.1:5000`. */
  readonly apiUpstream: string;
  /** File of the authorities that may vouch for an API with https. */
  readonly apiAuthorities: string;
  /** With encryption `port` takes nothing else, and `plainPort` leads there. */
  readonly tls?: { readonly certificate: string; readonly key: string; readonly plainPort: number | string };
}

export function configureNginx(folder: string, site: string, settings: NginxSettings): void;
