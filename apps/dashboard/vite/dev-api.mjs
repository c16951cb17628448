/**
 * Serves the dashboard in development beside a real server: `npm run dev:api -- --origin https://api.example.com`.
 * Calls and the websocket pass through Vite, so that for the browser both are of one origin: a cookie of the server
 * belongs to the page, also without https, and the server sees its own origin.
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const originOf = (args) => {
  try {
    const { origin } = parseArgs({ args, options: { origin: { type: 'string', default: '' } } }).values;
    // localhost:8080 is a URL too, of the scheme 'localhost'.
    return /^https?:\/\//.test(origin) ? new URL(origin).origin : null;
  } catch {
    return null;
  }
};

const origin = originOf(process.argv.slice(2));
if (origin === null) {
  console.error('Name the server: npm run dev:api -- --origin https://api.example.com');
  process.exit(1);
}

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
