/** The nginx of `npm test -- deploy`: an installed one, else Debian's (root and apt-get). */
import { existsSync } from 'node:fs';
import { aptInstall, canUseApt } from './apt.mjs';

const NEEDED = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'];

/** Reason why nginx cannot serve the build here; null where it can. */
export const nginxMissing = () => {
  const missing = NEEDED.filter((path) => !existsSync(path));
  return missing.length === 0 ? null : `there is no ${missing.join(', no ')}`;
};

/** Installs nginx where possible. Elsewhere its tests are skipped and report it. */
export const installNginx = () => {
  if (nginxMissing() === null || !canUseApt()) return;
  console.log("Installing Debian's nginx for the tests …");
  try {
    aptInstall(['nginx', 'libnginx-mod-http-brotli-static']);
  } catch (error) {
    console.log(`It cannot be installed: ${error.message}`);
  }
};
