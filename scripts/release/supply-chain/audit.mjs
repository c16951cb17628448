/**
 * Asks the registry for known vulnerabilities of what is shipped. Fails for one that nobody has given a reason for, and where
 * the registry does not answer: nothing is known then.
 */
import { spawnSync } from 'node:child_process';
import { shippedPackages } from './packages.mjs';

/** Advisories that do not concern the product, by id, each with its reason. */
const REASONED = {};

/**
 * What an answer of `npm audit --json` comes to. `isAsked` is false where it is none: nothing is known then.
 * @param names of the packages that are shipped
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
      : `The registry could not be asked (${answer.statusCode ?? answer.message ?? 'no answer'}): nothing is known. Ask again where it answers.`,
  );
  process.exitCode = isAsked && found.length === 0 ? 0 : 1;
}
