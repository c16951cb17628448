/** The nginx that `npm run test:deploy` serves the build with: an installed one, else Debian's (root and apt-get). */
import { existsSync } from 'node:fs';
import { aptInstall, canUseApt } from './apt.mjs';

const NEEDED = [
  '/usr/sbin/nginx',
  '/usr/bin/openssl',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
];

/** Why the build cannot be served by nginx here; null where it can. */
export const nginxMissing = () => {
  const missing = NEEDED.filter((path) => !existsSync(path));
  return missing.length === 0 ? null : `there is no ${missing.join(', no ')}`;
};

/** Installs nginx where it can. The tests that need it are skipped elsewhere, and say so. */
export const installNginx = () => {
  if (nginxMissing() === null || !canUseApt()) return;
  console.log("Installing Debian's nginx for the tests …");
  try {
    aptInstall(['nginx', 'libnginx-mod-http-brotli-static', 'openssl']);
  } catch (error) {
    console.log(`It cannot be installed: ${error.message}`);
  }
};
