/** How nginx serves a site. */
export interface NginxSettings {
  readonly port: number | string;
  /** Where the API and its websocket answer, for example `http://127.0.0.1:5000`. */
  readonly apiUpstream: string;
  /** With encryption `port` takes nothing else, and `plainPort` leads there. */
  readonly tls?: { readonly certificate: string; readonly key: string; readonly plainPort: number | string };
  /** Default: standard output. */
  readonly accessLog?: string;
}

export function configureNginx(folder: string, settings: NginxSettings): void;
