/**
 * The browser of the tests: CHROME_BIN, else an installed Chromium or Chrome, else Debian's Chromium (root
 * and apt-get), else Playwright's own. The headless one comes first: it is the same engine, and the flows
 * need a third less CPU in it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall, canUseApt } from './apt.mjs';

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

/** Path of a browser on this machine; undefined for the one that Playwright installed. */
export const browserPath = () => process.env.CHROME_BIN ?? INSTALLED.find((path) => existsSync(path));

/** Installs a browser when there is none. */
export const installBrowser = async () => {
  if (browserPath() !== undefined) return;
  if (canUseApt()) {
    console.log("Installing Debian's chromium for the tests …");
    aptInstall(['chromium-headless-shell']);
    return;
  }
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return;
  console.log("Installing Playwright's chromium for the tests …");
  execFileSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
};

/**
 * A flow or a story opens a page for seconds: optimizing its code and collecting its garbage on threads of
 * their own costs more than it saves, an eighth of the CPU of all flows.
 */
export const WITHOUT_OPTIMIZERS = '--js-flags=--no-maglev --no-opt --single-threaded';

/**
 * Launch options: no sandbox, for root in containers, and no background use of the network.
 * @param {readonly string[]} flags further flags of the browser
 */
export const launchOptions = (...flags) => {
  const executablePath = browserPath();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    // Without a locale of Unicode a download below a folder such as 'ü' gets another name than it has.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...flags,
    ],
  };
};
