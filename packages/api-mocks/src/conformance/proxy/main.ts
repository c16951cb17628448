import { parseArgs } from 'node:util';
import { profileOf } from '../live/command';
import { LIVE_PAGE } from './live-page';
import { createProxy } from './proxy';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { origin: text, port: text, profile: text, strict: { type: 'boolean' } },
});
const { origin, port = '5001', profile, strict: isStrict = false } = values;
if (origin === undefined || !URL.canParse(origin)) {
  console.error('Name the server: npm run contract:proxy -- --origin https://api.example.com');
  process.exit(2);
}

const proxy = createProxy({
  origin,
  profile: await profileOf(profile, process.env),
  isStrict,
  print: (line) => console.log(line),
});
proxy.listen(Number(port), () =>
  console.log(
    `http://localhost:${port} passes calls and messages to ${origin}. Differences: http://localhost:${port}${LIVE_PAGE}`,
  ),
);
