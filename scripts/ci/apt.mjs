/** Installs Debian packages where possible: it needs root and apt-get. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Timeout for another apt-get to finish, in s. */
const waitForLock = ['-o', 'DPkg::Lock::Timeout=120'];

/** True when {@link aptInstall} works here. */
export const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages by name. */
export const aptInstall = (packages) => {
  const apt = (...args) => execFileSync('apt-get', [...waitForLock, ...args], { stdio: 'inherit' });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
};
