import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { noProfile, readProfile, type Profile } from './profile';
import { exitCodeOf, reportOn } from './report';
import { reportPage } from './report-page';
import { reportText } from './report-text';
import { runConformance } from './run';
import type { Wait } from './visitor';

const REAL_SERVER = new URL('../../../profiles/real-server.json', import.meta.url);

/** How the command is called. */
const USAGE = `npm run conformance -- --origin https://api.example.com --user … --password …
  --writes           also registers an account, opens a deposit, buys a number and a subscription
  --profile <file>   the differences to expect, as JSON; 'none' for none. Default: the real server's`;

/** What a command needs from its process. */
export interface Surroundings {
  readonly wait: Wait;
  /** Folder for \`conformance.json\` and \`conformance.html\`. */
  readonly folder: URL;
  readonly say: (text: string) => void;
}

const profileOf = async (wanted: string | undefined): Promise<Profile> =>
  wanted === 'none' ? noProfile : readProfile(await readFile(wanted ?? REAL_SERVER, 'utf8'));

/**
 * Compares a live server with the contract and writes the report.
 * @returns what the process ends with: 0 for nothing unexpected, 1 for a difference, 2 where nothing could be compared
 */
export const conformance = async (
  args: readonly string[],
  { wait, folder, say }: Surroundings,
): Promise<0 | 1 | 2> => {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...args],
      options: { origin: text, user: text, password: text, profile: text, writes: { type: 'boolean' } },
    });
    const { origin, user, password, profile, writes = false } = values;
    if (origin === undefined || user === undefined || password === undefined) throw new Error(USAGE);
    const expected = await profileOf(profile);
    const run = await runConformance({ origin: new URL(origin).origin, user, password, writes, wait });
    const report = reportOn(run, expected);
    await mkdir(folder, { recursive: true });
    await writeFile(new URL('conformance.json', folder), `${JSON.stringify(report, null, 2)}\n`);
    await writeFile(new URL('conformance.html', folder), reportPage(report));
    say(reportText(report));
    return exitCodeOf(report);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 2;
  }
};
