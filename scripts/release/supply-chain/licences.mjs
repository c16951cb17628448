/** Lists the shipped packages with their licences, and fails for a licence that is not allowed. */
import { shippedPackages } from './packages.mjs';

/** Licences that let a product be sold without its source. */
export const ALLOWED = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'CC0-1.0',
  'OFL-1.1',
]);

/**
 * Packages under a licence that is not allowed.
 * @param {readonly import('./packages.mjs').ShippedPackage[]} packages
 */
export const refused = (packages) => packages.filter(({ license }) => !ALLOWED.has(license));

if (import.meta.filename === process.argv[1]) {
  const packages = shippedPackages();
  for (const { name, version, license } of packages) console.log(`${license.padEnd(12)} ${name} ${version}`);
  const bad = refused(packages);
  console.log(`\n${packages.length} packages, ${bad.length} under a licence that is not allowed`);
  process.exitCode = bad.length === 0 ? 0 : 1;
}
