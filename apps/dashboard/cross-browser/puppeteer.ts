import { chromium as playwrights } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core';
import { browserPath, launchOptions } from '../../../scripts/ci/browser.mjs';
import { firefoxPath } from '../../../scripts/ci/firefox-and-webkit.mjs';
import type { Browser, Engine, Tab } from './driver';

const WINDOW = { width: 1280, height: 900 };

const tabOf = (page: Page): Tab => ({
  open: async (address) => {
    await page.goto(address);
  },
  evaluate: (expression) => page.evaluate(expression) as Promise<never>,
  find: async (expression) => {
    const element = (await page.evaluateHandle(expression)).asElement() as ElementHandle | null;
    return element && (() => element.click());
  },
  type: (text) => page.keyboard.type(text),
  pressControl: async (letter) => {
    await page.keyboard.down('Control');
    await page.keyboard.press(letter as 'a');
    await page.keyboard.up('Control');
  },
  close: () => page.close(),
});

const launchWith = async (optionsFor: (downloads: string) => LaunchOptions): Promise<Browser> => {
  const downloads = await mkdtemp(join(tmpdir(), 'sms-engine-'));
  const browser = await launch({ ...optionsFor(downloads), defaultViewport: WINDOW });
  const [first = await browser.newPage()] = await browser.pages();
  return {
    tab: tabOf(first),
    downloads,
    popups: async () => (await browser.pages()).filter((page) => page !== first).map(tabOf),
    close: async () => {
      await browser.close();
      await rm(downloads, { recursive: true });
    },
  };
};

/** Chromium over its own protocol. */
export const chromium: Engine = {
  name: 'chromium',
  launch: () =>
    launchWith((downloadPath) => ({
      browser: 'chrome',
      executablePath: browserPath() ?? playwrights.executablePath(),
      args: launchOptions().args,
      downloadBehavior: { policy: 'allow', downloadPath },
    })),
};

/** Firefox over WebDriver BiDi, which it supports natively. */
export const firefox: Engine = {
  name: 'firefox',
  launch: () =>
    launchWith((downloads) => ({
      browser: 'firefox',
      executablePath: firefoxPath() ?? 'firefox',
      extraPrefsFirefox: {
        'browser.download.dir': downloads,
        // 2: the folder named above, not the desktop's own.
        'browser.download.folderList': 2,
      },
    })),
};
