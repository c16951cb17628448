import { readFileSync } from 'node:fs';

/** Workspace that is deployed: what it and the packages below it depend on runs in the browsers of users. */
const DEPLOYED = 'apps/dashboard';

/** Build tools that leave something of their own in the build: pictures, a font, the worker of the app. */
const LEAVE_THEIR_OWN = ['country-flag-icons', 'simple-icons', 'inter-ui', 'workbox-precaching'];

/** Where a package finds another, as Node looks for it: the place in the lock file. */
const placeOf = (lock, name, from) => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(lock, place)) return lock[place].link ? lock[place].resolved : place;
    if (folder === '') return null;
  }
};

/**
 * Every package of somebody else that is in the production build, by name, as the lock file has it. `npm sbom` and
 * `npm ls` also list the simulated backend, and leave out what several workspaces share.
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
