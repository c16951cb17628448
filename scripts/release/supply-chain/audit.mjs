/**
 * Checks the shipped packages for known vulnerabilities in the registry. Fails for one without a documented reason, and
 * when the registry does not respond.
 */
import { spawnSync } from 'node:child_process';
import { shippedPackages } from './packages.mjs';

/** Advisories that do not affect the product, by id, each with its reason. */
const REASONED = {};

/**
 * Evaluates the output of `npm audit --json`. `isAsked` is false for an invalid one: nothing is known then.
 * @param {object} answer
 * @param {readonly string[]} names names of the shipped packages
 * @param {Readonly<Record<string, string>>} reasoned
 * @returns {{ isAsked: boolean, found: readonly { id: string, name: string, severity: string, title: string }[] }}
 */
export const judge = (answer, names, reasoned = REASONED) => {
  const { vulnerabilities } = answer;
  if (vulnerabilities === undefined) return { isAsked: false, found: [] };
  const advisories = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via === 'object' && names.includes(via.name))
    .map(({ name, severity, title, url }) => ({ id: url.split('/').at(-1), name, severity, title }));
  const found = [...new Map(advisories.map((advisory) => [advisory.id, advisory])).values()];
  return { isAsked: true, found: found.filter(({ id }) => !Object.hasOwn(reasoned, id)) };
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
  const answer = parse(stdout);
  const { isAsked, found } = judge(answer, names);
  for (const { id, name, severity, title } of found) console.log(`${severity}: ${name}: ${title} (${id})`);
  console.log(
    isAsked
      ? `${names.length} packages, ${found.length} findings without a reason, ${Object.keys(REASONED).length} with one`
      : `The registry did not respond (${answer.statusCode ?? answer.message ?? 'no response'}): vulnerabilities are unknown. Run it again later.`,
  );
  process.exitCode = isAsked && found.length === 0 ? 0 : 1;
}
