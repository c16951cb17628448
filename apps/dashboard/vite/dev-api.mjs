/**
 * Serves the dashboard in development beside a real server: `npm run dev:api -- --origin https://api.example.com`.
 * Calls and the websocket pass through Vite, so that for the browser both are of one origin: a cookie of the server
 * belongs to the page, also without https, and the server sees its own origin.
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const { values } = parseArgs({ options: { origin: { type: 'string', default: '' } } });
if (!URL.canParse(values.origin)) {
  console.error('Name the server: npm run dev:api -- --origin https://api.example.com');
  process.exit(1);
}
const { origin } = new URL(values.origin);

const proxy = {
  target: origin,
  changeOrigin: true,
  ws: true,
  headers: { origin },
  cookieDomainRewrite: '',
  configure: (passing) => {
    passing.on('proxyRes', ({ headers }) => {
      headers['set-cookie'] = headers['set-cookie']?.map((cookie) =>
        cookie.replace(/; *(secure|samesite=none)/gi, ''),
      );
    });
  },
};

const server = await createServer({
  mode: 'development',
  server: { proxy: { '/api': proxy, '/ws': proxy } },
});
await server.listen();
server.printUrls();
console.log(`  Calls go to ${origin}.\n`);
