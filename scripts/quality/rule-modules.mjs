/**
 * The rules of the domain are pure: every module below `packages/domain/src/rules`, and those beside the one feature that
 * uses them. The latter are found here by what they are: a module with a test of its own that imports limits, contracts
 * and other rules alone. The check of layers and the mutation tests treat both alike.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FEATURES = 'packages/domain/src/features';

const candidates = readdirSync(FEATURES, { recursive: true })
  .map((file) => join(FEATURES, file))
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && existsSync(file.replace(/\.ts$/, '.test.ts')))
  .sort();

const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/ from '(.+)';/g)].map(([, from]) =>
    from.startsWith('.') ? join(file, '..', from) : from,
  );

const isRule = (file) =>
  importsOf(file).every(
    (from) =>
      /^packages\/domain\/src\/(limits|contracts|rules)\b/.test(from) ||
      (candidates.includes(`${from}.ts`) && isRule(`${from}.ts`)),
  );

/** Rules outside `rules/`, by their path from the repository's root. */
export const RULES_BESIDE_FEATURES = candidates.filter(isRule);
