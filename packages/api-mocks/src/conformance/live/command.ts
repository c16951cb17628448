import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { originOf } from '../../hosts/server-origin';
import type { Wait } from './live-client';
import { noProfile, readProfile, type Profile } from './report/profile';
import { exitCodeOf, reportOn } from './report/report';
import { reportPage } from './report/report-page';
import { reportText } from './report/report-text';
import { runConformance } from './run';

const REAL_SERVER = new URL('../../../profiles/real-server.json', import.meta.url);

const USAGE = `SMS_PASSWORD=… npm run conformance -- --origin https://api.example.com --user …
  --password <text>  instead of SMS_PASSWORD; other users of this machine can read it
  --writes           also registers an account, opens a deposit, buys a number and a subscription
  --profile <file>   the differences to expect, as JSON; 'none' for none. Default: the real server's`;

/** Process environment of the command. */
export interface CommandEnvironment {
  readonly wait: Wait;
  /** Folder for \`conformance.json\` and \`conformance.html\`. */
  readonly folder: URL;
  readonly print: (text: string) => void;
  /** INIT_CWD is the folder in which npm was called, SMS_PASSWORD the password of the account. */
  readonly env: { readonly INIT_CWD?: string | undefined; readonly SMS_PASSWORD?: string | undefined };
}

/** The profile of a file; without one, that of the real server. */
export const profileOf = async (
  wanted: string | undefined,
  { INIT_CWD = '' }: CommandEnvironment['env'],
): Promise<Profile> => {
  if (wanted === 'none') return noProfile;
  const file = wanted === undefined ? REAL_SERVER : resolve(INIT_CWD, wanted);
  const text = await readFile(file, 'utf8');
  try {
    return readProfile(text);
  } catch {
    throw new Error(`${file} is no profile. Example: packages/api-mocks/profiles/real-server.json`);
  }
};

/**
 * Compares a live server with the contract and writes the report.
 * @returns the exit code: 0 for no unexpected difference, 1 for one, 2 when nothing could be compared
 */
export const conformance = async (
  args: readonly string[],
  { wait, folder, print, env }: CommandEnvironment,
): Promise<0 | 1 | 2> => {
  const [data, page] = [new URL('conformance.json', folder), new URL('conformance.html', folder)];
  // A run that compares nothing leaves no report, not even the previous one.
  for (const file of [data, page]) await rm(file, { force: true });
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...args],
      options: {
        origin: text,
        user: text,
        password: text,
        profile: text,
        writes: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    const { origin, user, password = env.SMS_PASSWORD, profile, writes = false } = values;
    if (values.help || origin === undefined || user === undefined || password === undefined)
      throw new Error(USAGE);
    const expected = await profileOf(profile, env);
    const run = await runConformance({ origin: originOf(origin), user, password, writes, wait });
    const report = reportOn(run, expected);
    await mkdir(folder, { recursive: true });
    await writeFile(data, `${JSON.stringify(report, null, 2)}\n`);
    await writeFile(page, reportPage(report));
    print(reportText(report));
    print(`The report: ${fileURLToPath(page)}`);
    return exitCodeOf(report);
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 2;
  }
};
