import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { journeys } from '../../apps/dashboard/e2e/support/journeys';

const flows = execFileSync('git', ['ls-files', 'apps/dashboard/e2e/*.e2e.ts'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((file) => readFileSync(file, 'utf8'));

it.each(Object.entries(journeys))('a flow takes every moment of the journey: %s', (journey, moments) => {
  const flow = flows.find((text) => text.includes(`'${journey}: `)) ?? '';
  expect(flow).toContain('@journey');
  expect(Object.keys(moments).filter((moment) => !flow.includes(`moment('${journey}: ${moment}'`))).toEqual(
    [],
  );
});
