/**
 * The browsers of the other two engines: Firefox, and WebKit as Debian builds it for GTK. As a program it installs
 * missing ones where possible (root and apt-get), and otherwise prints the packages to install.
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { aptInstall, canUseApt } from './apt.mjs';

const LIBRARIES = '/usr/lib';

/** @type {(paths: (string | undefined)[]) => string | undefined} */
const firstOf = (paths) => paths.find((path) => path !== undefined && existsSync(path));

/** Path of a Firefox: FIREFOX_BIN, else an installed one. */
export const firefoxPath = () =>
  firstOf([
    process.env.FIREFOX_BIN,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  ]);

/** Path of WebKitGTK's WebDriver. */
export const webKitDriverPath = () => firstOf(['/usr/bin/WebKitWebDriver']);

/** Path of WebKitGTK's own small browser: `/usr/lib/<machine>/webkit2gtk-<version>/MiniBrowser`. */
export const miniBrowserPath = () => {
  const below = (folder) => readdirSync(folder).map((name) => `${folder}/${name}`);
  return firstOf(
    (existsSync(LIBRARIES) ? below(LIBRARIES) : [])
      .filter((path) => path.endsWith('-linux-gnu'))
      .flatMap(below)
      .filter((path) => path.includes('/webkit2gtk-'))
      .map((path) => `${path}/MiniBrowser`),
  );
};

/** The Debian packages, each with a check whether it is installed. */
const PACKAGES = {
  'firefox-esr': firefoxPath,
  'webkit2gtk-driver': () => webKitDriverPath() && miniBrowserPath(),
  xvfb: () => firstOf(['/usr/bin/Xvfb']),
};

const missing = () => Object.keys(PACKAGES).filter((name) => PACKAGES[name]() === undefined);

const installEngines = () => {
  if (missing().length > 0 && canUseApt()) {
    console.log(`Installing Debian's ${missing().join(', ')} for the other engines …`);
    aptInstall(missing());
  }
  if (missing().length === 0) return;
  console.error(
    `Not found: ${missing().join(', ')}. Install these packages (Debian's names), or set FIREFOX_BIN.`,
  );
  process.exitCode = 1;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) installEngines();
