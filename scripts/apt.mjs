/** Debian's packages, where this process may install them: root, and apt-get there. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Another apt-get may be at work, in s. */
const waitForLock = ['-o', 'DPkg::Lock::Timeout=120'];

/** Whether {@link aptInstall} can work here. */
export const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages. */
export const aptInstall = (packages) => {
  const apt = (...args) => execFileSync('apt-get', [...waitForLock, ...args], { stdio: 'inherit' });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
};
