import { operations, type Operation } from '@sms/domain/contracts';
import { DEMO_ACCOUNT } from '../../../world/seeds/accounts';
import type { World } from '../../../world/world';

const rows = Object.entries<Operation>(operations)
  .map(
    ([name, { method, path }]) =>
      `<tr><td>${method}</td><td><code>/api${path}</code></td><td>${name}</td></tr>`,
  )
  .join('\n');

/** A page about the server and its API. All its texts are the project's own, so none is escaped. */
export const indexPage = (world: World): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Simulated SMS Dashboard API</title>
  </head>
  <body>
    <h1>Simulated SMS Dashboard API</h1>
    <p>${world.scenario.description}</p>
    <p>Sign in as <code>${DEMO_ACCOUNT.username}</code> with password <code>${DEMO_ACCOUNT.password}</code>.</p>
    <p>The contract: <a href="/docs">to read and try</a>, <a href="/openapi.json">calls</a> and <a href="/asyncapi.json">websocket</a>.
      The simulator: <a href="/simulator">state and commands</a>, <a href="/simulator/openapi.json">its addresses</a>.</p>
    <table>
      <thead><tr><th>Method</th><th>Address</th><th>Name</th></tr></thead>
      <tbody>
${rows}
      </tbody>
    </table>
  </body>
</html>
`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Content-Type-Options': 'nosniff' } },
  );
