import { parseArgs } from 'node:util';
import * as v from 'valibot';

const choice = v.object({ id: v.number(), label: v.string() });

const answer = v.object({
  now: v.string(),
  numbers: v.array(choice),
  payments: v.array(choice),
  failing: v.array(v.string()),
  commands: v.optional(v.array(v.object({ usage: v.string(), summary: v.string() })), []),
});

const refusal = v.object({ error: v.string() });

const listed = (title: string, entries: readonly v.InferOutput<typeof choice>[]) =>
  entries.map(({ id, label }) => `${title} ${id}  ${label}`);

const asText = ({ now, numbers, payments, failing, commands }: v.InferOutput<typeof answer>): string => {
  const width = Math.max(...commands.map(({ usage }) => usage.length));
  return [
    now,
    ...listed('number', numbers),
    ...listed('payment', payments),
    ...failing.map((call) => `failing  ${call}`),
    ...commands.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`),
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
      origin: { type: 'string', default: 'http://localhost:5000' },
      times: { type: 'string' },
      later: { type: 'boolean', default: false },
    },
  });

/**
 * Sends a command to the stand-alone server; without one, asks for state and commands.
 * @param args words of the command, `--json`, and `--origin` of the server. Default: http://localhost:5000
 */
export const sim = async (args: readonly string[]): Promise<Outcome> => {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return { text: error instanceof Error ? error.message : '', exitCode: 1 };
  }
  const { values, positionals } = parsed;
  const words = [
    ...positionals,
    ...(values.times === undefined ? [] : ['--times', values.times]),
    ...(values.later ? ['--later'] : []),
  ];
  const init = words.length === 0 ? {} : { method: 'POST', body: words.join(' ') };
  try {
    const response = await fetch(new URL('/simulator', values.origin), init);
    const body: unknown = await response.json();
    if (!response.ok) return { text: v.parse(refusal, body).error, exitCode: 1 };
    return { text: values.json ? JSON.stringify(body) : asText(v.parse(answer, body)), exitCode: 0 };
  } catch {
    return { text: `No simulator answers at ${values.origin}. Start one: npm run api`, exitCode: 1 };
  }
};
