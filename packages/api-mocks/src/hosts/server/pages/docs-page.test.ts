import { operations, realtimeServerMessages } from '@sms/domain/contracts';
import { expect, it } from 'vitest';
import { useServer } from '../../../testing/use-server';

const start = useServer();

const page = async () => {
  const { origin } = await start();
  const response = await fetch(`${origin}/docs`);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  return response.text();
};

it('docs page: has every call with a form, every message and every schema', async () => {
  const text = await page();
  for (const [name, { summary }] of Object.entries(operations)) {
    expect(text).toContain(`<details id="${name}">`);
    expect(text).toContain(summary);
  }
  expect(text.match(/<form /g)).toHaveLength(Object.keys(operations).length);
  for (const type of Object.keys(realtimeServerMessages)) expect(text).toContain(`<code>${type}</code>`);
  expect(text).toContain('<section id="NumberActivation">');
});

it('docs page: every link within the page leads somewhere', async () => {
  const text = await page();
  const targets = [...text.matchAll(/href="#(\w+)"/g)].map(([, target]) => target);
  expect(targets.length).toBeGreaterThan(100);
  expect(targets.filter((target) => !text.includes(`id="${target}"`))).toEqual([]);
});
