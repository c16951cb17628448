/** Renders the icons of the installed app from the product's mark. */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../ci/browser.mjs';

/** `bleed`: the background fills the square, because the system masks it with its own shape. */
const ICONS = [
  { name: '192', size: 192, bleed: false },
  { name: '512', size: 512, bleed: false },
  { name: 'maskable-512', size: 512, bleed: true },
  { name: 'apple-touch', size: 180, bleed: true },
];

/** Renders the icons from the favicon; returns each with its file name. */
export const appIcons = async (favicon) => {
  const mark = readFileSync(favicon, 'utf8');
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const draw = async ({ name, size, bleed }) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${mark}`);
    if (bleed) await page.locator('rect').evaluate((ground) => ground.removeAttribute('rx'));
    return [`${name}.png`, await page.screenshot({ omitBackground: true })];
  };
  const icons = [];
  for (const icon of ICONS) icons.push(await draw(icon));
  await browser.close();
  return icons;
};
