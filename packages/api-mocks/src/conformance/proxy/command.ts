import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { originOf } from '../../hosts/server-origin';
import { profileOf, type CommandEnvironment } from '../live/command';
import { LIVE_PAGE } from './live-page';
import { createProxy } from './proxy';

const USAGE = `npm run contract:proxy -- --origin https://api.example.com
  --port <number>   where it answers. Default: 5001
  --strict          answers 502 to a call whose response differs unexpectedly
  --profile <file>  the differences to expect, as JSON; 'none' for none. Default: the real server's`;

/**
 * Starts the proxy; any reason why it cannot start is printed.
 * @returns the exit code: 0 while it runs, 2 where it cannot start
 */
export const runProxy = async (
  args: readonly string[],
  env: CommandEnvironment['env'],
  print: (text: string) => void = console.log,
): Promise<0 | 2> => {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    const { values } = parseArgs({
      args: [...args],
      options: { origin: text, port: text, profile: text, strict: flag, help: flag },
    });
    const { port = '5001', profile, strict: isStrict = false, help = false } = values;
    if (help || values.origin === undefined) throw new Error(USAGE);
    const origin = originOf(values.origin);
    const proxy = createProxy({ origin, profile: await profileOf(profile, env), isStrict, print });
    await once(proxy.listen(Number(port)), 'listening');
    print(`http://localhost:${port} passes calls and messages to ${origin}.`);
    print(`Differences: http://localhost:${port}${LIVE_PAGE}`);
    return 0;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 2;
  }
};
