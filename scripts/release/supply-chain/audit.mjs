/**
 * Checks the shipped packages for known vulnerabilities in the registry. Fails for one without a documented reason, and
 * when the registry does not respond.
 */
import { spawnSync } from 'node:child_process';
import { shippedPackages } from './packages.mjs';

/** Advisories that do not affect the product, by id, each with its reason. */
const REASONED = {};

/**
 * Evaluates the output of `npm audit --json`. `hasResponse` is false for an invalid one: nothing is known then.
 * @param {object} report
 * @param {readonly string[]} names names of the shipped packages
 * @param {Readonly<Record<string, string>>} reasoned
 * @returns {{ hasResponse: boolean, found: readonly { id: string, name: string, severity: string, title: string }[] }}
 */
export const judge = (report, names, reasoned = REASONED) => {
  const { vulnerabilities } = report;
  if (vulnerabilities === undefined) return { hasResponse: false, found: [] };
  const advisories = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via === 'object' && names.includes(via.name))
    .map(({ name, severity, title, url }) => ({ id: url.split('/').at(-1), name, severity, title }));
  const found = [...new Map(advisories.map((advisory) => [advisory.id, advisory])).values()];
  return { hasResponse: true, found: found.filter(({ id }) => !Object.hasOwn(reasoned, id)) };
};

const parse = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

if (import.meta.filename === process.argv[1]) {
  const { stdout } = spawnSync('npm', ['audit', '--package-lock-only', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const names = shippedPackages().map(({ name }) => name);
  const report = parse(stdout);
  const { hasResponse, found } = judge(report, names);
  for (const { id, name, severity, title } of found) console.log(`${severity}: ${name}: ${title} (${id})`);
  console.log(
    hasResponse
      ? `${names.length} packages, ${found.length} findings without a reason, ${Object.keys(REASONED).length} with one`
      : `The registry did not respond (${report.statusCode ?? report.message ?? 'no response'}): vulnerabilities are unknown. Run it again later.`,
  );
  process.exitCode = hasResponse && found.length === 0 ? 0 : 1;
}
