import { WebSocket } from 'ws';
import { conformance } from './command';

// Node 20 has none of its own.
Reflect.set(globalThis, 'WebSocket', WebSocket);

// The arguments after the name of this file.
const args = process.argv.slice(3);

const folder = new URL('../../../../../reports/conformance/', import.meta.url);

process.exitCode = await conformance(args, {
  folder,
  env: process.env,
  wait: (ms) => {
    if (ms > 0) console.log(`Waiting for ${Math.ceil(ms / 1000)} s …`);
    return new Promise((resolve) => setTimeout(resolve, ms));
  },
  print: (text) => console.log(text),
});
