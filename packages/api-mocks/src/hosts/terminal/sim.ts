import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import {
  simulatorHelp,
  simulatorState,
  trafficEvent,
  type TrafficEvent,
} from '../../commands/simulator-schemas';
import { terminalCommands } from '../../commands/terminal-commands';
import { originOf } from '../server-origin';

const DEFAULT_ORIGIN = 'http://localhost:5000';

const refusal = v.object({ error: v.string() });

const coded = v.object({ code: v.string() });

const listed = (title: string, entries: readonly { readonly id: number; readonly label: string }[]) =>
  entries.map(({ id, label }) => `${title} ${id}  ${label}`);

const listedCommands = ({ commands }: v.InferOutput<typeof simulatorHelp>): readonly string[] => {
  const all = [...commands, ...terminalCommands];
  const width = Math.max(...all.map(({ usage }) => usage.length));
  return all.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`);
};

const asText = (body: v.InferOutput<typeof simulatorState>): string => {
  const { now, numbers, payments, failing } = body;
  return [
    now,
    ...listed('number', numbers),
    ...listed('payment', payments),
    ...failing.map((call) => `failing  ${call}`),
    ...(v.is(simulatorHelp, body) ? listedCommands(body) : []),
  ].join('\n');
};

/** Output of a command, and the exit code of its process. */
export interface Outcome {
  readonly text: string;
  readonly exitCode: 0 | 1;
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      origin: { type: 'string', default: DEFAULT_ORIGIN },
      times: { type: 'string' },
      later: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });

const unanswered = (origin: string) => new Error(`No simulator answers at ${origin}. Start one: npm run api`);

/** @throws an error that says why the simulator refuses, or that none answers */
const ask = async (origin: string, path: string, init: RequestInit = {}): Promise<Response> => {
  const response = await fetch(new URL(path, origin), init).catch(() => null);
  const isAnswer = response?.headers.get('Content-Type')?.includes('json') === true;
  if (isAnswer && response.ok) return response;
  const refused = v.safeParse(refusal, isAnswer ? await response.json() : null);
  throw refused.success ? new Error(refused.output.error) : unanswered(origin);
};

/** Null for a request: its line is printed once it has ended. */
const lineOf = (event: TrafficEvent): string | null => {
  if (event.kind === 'request') return null;
  const time = event.at.slice(11, 23);
  if (event.kind === 'websocket') return `${time}  websocket ${event.event} ${event.code ?? ''}`.trimEnd();
  if (event.kind === 'frame') {
    const arrow = event.from === 'server' ? '<-' : '->';
    return `${time}  ${arrow} ${JSON.stringify(event.frame)}`;
  }
  const { method, path, status, response, durationMs } = event;
  const code = v.is(coded, response) ? ` ${response.code}` : '';
  const result = status === 0 ? event.rule : `${status}${code}`;
  return `${time}  ${method} ${path}  ${result}  ${durationMs} ms`;
};

/** Prints events until the connection ends. */
const listen = async (origin: string, print: (event: string) => void): Promise<void> => {
  const { body } = await ask(origin, '/simulator/traffic');
  let incomplete = '';
  try {
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (incomplete + text).split('\n');
      incomplete = lines.pop() ?? '';
      lines.forEach(print);
    }
  } catch {
    // A connection that breaks off has ended, too.
  }
  throw new Error(`The simulator at ${origin} has closed the connection.`);
};

const execute = async (
  args: readonly string[],
  folder: string,
  print: (line: string) => void,
): Promise<string> => {
  const { values, positionals } = parse(args);
  const { json, times, later } = values;
  const origin = originOf(values.origin, DEFAULT_ORIGIN);
  const [verb, action, file] = positionals;

  const command = async (path: string, init: RequestInit = {}): Promise<string> => {
    const body: unknown = await (await ask(origin, path, init)).json();
    if (!v.is(simulatorState, body)) throw unanswered(origin);
    return json ? JSON.stringify(body) : asText(body);
  };

  if (verb === 'listen') {
    await listen(origin, (event) => {
      const line = json ? event : lineOf(v.parse(trafficEvent, JSON.parse(event)));
      if (line !== null) print(line);
    });
  }
  if (verb === 'world') {
    if (file === undefined || (action !== 'save' && action !== 'load')) {
      throw new Error('Name a file: world save <file>, or world load <file>.');
    }
    const path = resolve(folder, file);
    if (action === 'load') {
      return command('/simulator/world', { method: 'PUT', body: await readFile(path, 'utf8') });
    }
    await writeFile(path, await (await ask(origin, '/simulator/world')).text());
    return json ? JSON.stringify({ success: true, file: path }) : `Saved in ${path}`;
  }
  const isHelp = values.help || verb === 'help';
  const words = [
    ...(isHelp ? [] : positionals),
    ...(times === undefined ? [] : ['--times', times]),
    ...(later ? ['--later'] : []),
  ];
  return command('/simulator', words.length === 0 ? {} : { method: 'POST', body: words.join(' ') });
};

/**
 * Sends a command to the stand-alone server; without one, asks for state and commands.
 * @param args words of the command, `--json`, and `--origin` of the server. Default: http://localhost:5000
 * @param folder where files are read and written. Default: the current one
 * @param print receives each line of `listen`, which ends with the server. Default: the console
 */
export const sim = async (
  args: readonly string[],
  folder = '.',
  print: (line: string) => void = console.log,
): Promise<Outcome> => {
  try {
    return { text: await execute(args, folder, print), exitCode: 0 };
  } catch (error) {
    return { text: error instanceof Error ? error.message : '', exitCode: 1 };
  }
};
