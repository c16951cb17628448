import { readFileSync } from 'node:fs';

/** The deployed workspace: its dependencies run in the browsers of users. */
const DEPLOYED = 'apps/dashboard';

/** Build tools that leave content in the build: images, a font, the app's service worker. */
const LEAVE_THEIR_OWN = ['country-flag-icons', 'simple-icons', 'inter-ui', 'workbox-precaching'];

/** Resolves a package as Node does: its path in the lock file. */
const placeOf = (lock, name, from) => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(lock, place)) return lock[place].link ? lock[place].resolved : place;
    if (folder === '') return null;
  }
};

/**
 * Every third-party package in the production build, by name, with its entry in the lock file. `npm sbom` and `npm ls`
 * also list the simulated backend, and omit packages that several workspaces share.
 * @typedef {{ name: string, version: string, license: string, integrity: string }} ShippedPackage
 * @param {object} [lock]
 * @returns {readonly ShippedPackage[]}
 */
export const shippedPackages = (lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages) => {
  const places = new Set();
  const visit = (place) => {
    if (place === null || places.has(place)) return;
    places.add(place);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = lock[place];
    const { peerDependenciesMeta = {} } = lock[place];
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      visit(placeOf(lock, name, place));
  };
  visit(DEPLOYED);
  for (const name of LEAVE_THEIR_OWN) visit(placeOf(lock, name, ''));
  return [...places]
    .filter((place) => place.includes('node_modules/'))
    .map((place) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: lock[place].version,
      license: lock[place].license ?? 'unknown',
      integrity: lock[place].integrity,
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
};
