import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './stand-alone';
import { layoutShiftOf, MAX_LAYOUT_SHIFT } from './visit';

/** Longer than the time after a press in which browsers count no shift as unexpected. */
const SLOW_MS = 800;

test.use({ scenario: 'ready-to-buy', signedIn: true });

/** Holds the calls to an address; the returned function lets them go on, slowly. */
const hold = async (page: Page, address: RegExp): Promise<() => void> => {
  let letGo = () => undefined as void;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await released;
    await setTimeout(SLOW_MS);
    await route.continue();
  });
  return letGo;
};

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`in the wizard nothing moves when what was waited for comes, at ${width} × ${height}`, async ({
    page,
  }) => {
    const bringOperators = await hold(page, /\/services\/operators\//);
    const bringPrice = await hold(page, /\/services\/prices\?country=36&service=wa/);
    await page.setViewportSize({ width, height });
    await page.goto('/buy-number');
    await page.getByRole('button', { name: 'Canada', exact: true }).click();
    await page.getByRole('button', { name: 'WhatsApp', exact: true }).click();
    await expect(page.getByText('Loading operators...')).toBeAttached();
    const beforeOperators = await layoutShiftOf(page);
    bringOperators();
    await expect(page.getByRole('button', { name: 'Rogers' })).toBeVisible();
    expect
      .soft((await layoutShiftOf(page)) - beforeOperators, 'when the operators came')
      .toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);

    await page.getByRole('button', { name: 'Any Operator (Recommended)' }).click();
    await expect(page.getByText('Loading Price...').first()).toBeAttached();
    const beforePrice = await layoutShiftOf(page);
    bringPrice();
    await expect(page.getByRole('region', { name: 'Buy more than one' })).toBeVisible();
    expect
      .soft((await layoutShiftOf(page)) - beforePrice, 'when the price came')
      .toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  });
}
