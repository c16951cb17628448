/** Writes the software bill of materials of the shipped packages (CycloneDX 1.5). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { shippedPackages } from './packages.mjs';

const FILE = 'reports/sbom.cdx.json';

/** The package URL (purl) of a package: the scope's @ is encoded. */
const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const hashOf = (integrity) => {
  const [algorithm, value] = integrity.split('-');
  const content = Buffer.from(value, 'base64').toString('hex');
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content };
};

/**
 * The bill of materials of a product.
 * @param {{ name: string, version: string }} product
 * @param {readonly import('./packages.mjs').ShippedPackage[]} packages
 */
export const billOf = ({ name, version }, packages) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name, version } },
  components: packages.map((shipped) => ({
    type: 'library',
    'bom-ref': purlOf(shipped),
    name: shipped.name,
    version: shipped.version,
    purl: purlOf(shipped),
    licenses: [{ license: { id: shipped.license } }],
    hashes: [hashOf(shipped.integrity)],
  })),
});

if (import.meta.filename === process.argv[1]) {
  const packages = shippedPackages();
  mkdirSync('reports', { recursive: true });
  writeFileSync(
    FILE,
    `${JSON.stringify(billOf(JSON.parse(readFileSync('package.json', 'utf8')), packages), null, 2)}\n`,
  );
  console.log(`${FILE}: ${packages.length} packages`);
}
