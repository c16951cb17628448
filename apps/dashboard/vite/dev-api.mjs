/**
 * Serves the dashboard in development beside a real server: `npm run dev:api -- --origin
 * https://api.example.com`. Calls and the websocket pass through Vite, so that for the browser both are of
 * one origin: a cookie of the server belongs to the page, also without https. The server sees no Origin, as
 * from a page of its own; `--page-origin` names one for a server that asks for it.
 */
import { parseArgs } from 'node:util';
import { createLogger, createServer } from 'vite';
import { withoutProxyStacks } from './proxy-errors.mjs';

const { values } = parseArgs({
  options: { origin: { type: 'string', default: '' }, 'page-origin': { type: 'string' } },
});
const pageOrigin = values['page-origin'];
// localhost:8080 is a URL too, of the scheme 'localhost'.
const origin =
  /^https?:\/\//.test(values.origin) && URL.canParse(values.origin) ? new URL(values.origin).origin : null;
if (origin === null) {
  console.error('Name the server: npm run dev:api -- --origin https://api.example.com');
  process.exit(1);
}

const { logger, answered } = withoutProxyStacks(createLogger(), origin);

const proxy = {
  target: origin,
  changeOrigin: true,
  ws: true,
  cookieDomainRewrite: '',
  configure: (passing) => {
    for (const event of ['proxyReq', 'proxyReqWs'])
      passing.on(event, (call) =>
        pageOrigin === undefined ? call.removeHeader('origin') : call.setHeader('origin', pageOrigin),
      );
    passing.on('proxyRes', ({ headers, statusCode }, { url }) => {
      answered();
      if (statusCode === 403)
        console.error(
          `${origin} refused ${url} (403). If it asks for an origin it knows: --page-origin https://app.example.com`,
        );
      headers['set-cookie'] = headers['set-cookie']?.map((cookie) =>
        cookie.replace(/; *(secure|samesite=none)/gi, ''),
      );
    });
  },
};

const server = await createServer({
  mode: 'development',
  customLogger: logger,
  server: { proxy: { '/api': proxy, '/ws': proxy } },
});
await server.listen();
server.printUrls();
console.log(`  Calls go to ${origin}.\n`);
