/**
 * Makes a fresh clone ready: installs dependencies when the lock file changed since the last install and, with
 * --browser and --nginx, finds or installs these for the tests. Does nothing when everything is in place.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { installBrowser } from './ci/browser.mjs';
import { installNginx } from './ci/nginx.mjs';

const STAMP = 'node_modules/.installed-lock';

const lockHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installedHash = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null;

if (installedHash !== lockHash) {
  console.log('Installing dependencies (once per change of package-lock.json) …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  writeFileSync(STAMP, lockHash);
}

if (process.argv.includes('--browser')) await installBrowser();
if (process.argv.includes('--nginx')) installNginx();
