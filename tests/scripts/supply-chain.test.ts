import { describe, expect, it } from 'vitest';
import { judge } from '../../scripts/release/supply-chain/audit.mjs';
import { refused } from '../../scripts/release/supply-chain/licences.mjs';
import { shippedPackages } from '../../scripts/release/supply-chain/packages.mjs';
import { billOf } from '../../scripts/release/supply-chain/sbom.mjs';

const packages = shippedPackages();
const names = packages.map(({ name }) => name);

it('shipped packages are those that run in browsers, without build tools and the simulation', () => {
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'scheduler', 'effector', 'valibot', 'inter-ui']),
  );
  for (const tool of ['msw', 'vite', 'typescript', '@types/react']) expect(names).not.toContain(tool);
});

it('every licence of the shipped packages is allowed', () => {
  expect(refused(packages)).toEqual([]);
  const copyleft = { name: 'x', version: '1.0.0', license: 'AGPL-3.0', integrity: '' };
  expect(refused([...packages, copyleft])).toEqual([copyleft]);
});

it('the bill of materials lists every package with its hash', () => {
  const { components } = billOf({ name: 'p', version: '1.0.0' }, packages);
  expect(components).toHaveLength(packages.length);
  for (const { purl, hashes } of components) {
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/);
    expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  }
});

describe('an audit', () => {
  const advisory = {
    name: 'react',
    severity: 'high',
    title: 'T',
    url: 'https://github.com/advisories/GHSA-1',
  };
  const report = { vulnerabilities: { react: { via: [advisory] }, effector: { via: ['react'] } } };

  it('an audit reports each vulnerability of a shipped package once', () => {
    expect(judge(report, names).found.map(({ id }) => id)).toEqual(['GHSA-1']);
    expect(judge(report, ['effector']).found).toEqual([]);
  });

  it('an audit accepts a documented reason', () => {
    expect(judge(report, names, { 'GHSA-1': 'not used' })).toEqual({ hasResponse: true, found: [] });
  });

  it.each([{}, { statusCode: 405, body: '' }])('an audit rejects the invalid output %j', (nothing) => {
    expect(judge(nothing, names)).toEqual({ hasResponse: false, found: [] });
  });
});
