import { expect, it } from 'vitest';
import { useServer } from '../../testing/use-server';
import { runProxy } from './command';

const start = useServer();

const SERVER = ['--origin', 'http://localhost:9'];

it.each([
  ['no server', [], /^npm run contract:proxy -- --origin /],
  ['--help', ['--help'], /^npm run contract:proxy -- --origin /],
  ['an unknown option', ['--orign', 'http://localhost:9'], /'--orign'/],
  ['an address without http', ['--origin', 'localhost:5000'], /^'localhost:5000' is no address of a server/],
  ['a port that is none', [...SERVER, '--port', 'abc'], /port/],
  ['a missing profile', [...SERVER, '--profile', 'missing.json'], /ENOENT.*missing\.json/],
  ['a file that is no profile', [...SERVER, '--profile', 'package.json'], /package\.json is no profile\./],
  ['a file that is no JSON', [...SERVER, '--profile', 'README.md'], /README\.md is no profile\./],
])('proxy usage error: %s ends with 2 and one message', async (_case, args, text) => {
  const printed: string[] = [];
  expect(await runProxy(args, {}, (line) => printed.push(line))).toBe(2);
  expect(printed).toEqual([expect.stringMatching(text)]);
});

it('proxy usage error: a port in use ends with 2', async () => {
  const { port } = new URL((await start()).origin);
  const printed: string[] = [];
  expect(await runProxy([...SERVER, '--port', port], {}, (line) => printed.push(line))).toBe(2);
  expect(printed).toEqual([expect.stringContaining('EADDRINUSE')]);
});
