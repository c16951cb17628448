/**
 * Makes a clone ready: installs dependencies when what is installed differs from the lock file and, for the
 * tests, finds or installs a browser and nginx. Does nothing when everything is in place.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { installBrowser } from './ci/browser.mjs';
import { installNginx } from './ci/nginx.mjs';

/** npm's own record, which it writes when an installation has ended. */
const RECORD = 'node_modules/.package-lock.json';

const packagesOf = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});

/**
 * Packages of the lock file that are not installed as it says: missing, of another version, or cut short.
 * Optional ones depend on the machine.
 * @param {Readonly<Record<string, object>>} locked
 * @param {Readonly<Record<string, object>>} installed
 * @param {(path: string) => boolean} exists
 */
export const missingPackages = (locked, installed, exists = existsSync) =>
  Object.entries(locked)
    .filter(
      ([path, { link, optional, devOptional }]) =>
        path.includes('node_modules/') && !(link || optional || devOptional),
    )
    .filter(([path, { version }]) => installed[path]?.version !== version || !exists(`${path}/package.json`))
    .map(([path]) => path);

/** @param {{ tests?: boolean }} options with `tests`, also a browser and nginx */
export const setUp = async ({ tests = false } = {}) => {
  if (missingPackages(packagesOf('package-lock.json'), packagesOf(RECORD)).length > 0) {
    console.log('Installing dependencies (package-lock.json asks for others than are installed) …');
    // With NODE_ENV=production npm would leave the tools out.
    execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
  if (!tests) return;
  await installBrowser();
  installNginx();
};

if (import.meta.filename === process.argv[1]) await setUp({ tests: process.argv.includes('--tests') });
