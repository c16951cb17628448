import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { PlopTypes } from '@turbo/gen';
import { expect, it } from 'vitest';
import defineGenerators, { endAsSentence } from '../../turbo/generators/config';

const found = new Map<string, Partial<PlopTypes.PlopGeneratorConfig>>();
defineGenerators({
  setHelper: () => undefined,
  setGenerator: (name: string, config: Partial<PlopTypes.PlopGeneratorConfig>) => found.set(name, config),
} as unknown as PlopTypes.NodePlopAPI);

const AREAS = readdirSync('packages/domain/src/contracts').flatMap(
  (file) => /^([a-z]+)-calls\.ts$/.exec(file)?.slice(1) ?? [],
);
const RUNS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['rule', { subject: 'catalogue', name: 'example' }],
  ['component', { room: 'numbers', name: 'example' }],
  ['component', { room: 'primitives', name: 'example' }],
  ['feature', { subject: 'history', name: 'example' }],
  ['scenario', { file: 'packages/api-mocks/src/scenarios/account-scenarios.ts', name: 'example' }],
  ...AREAS.map((area) => ['call', { area, name: 'example' }] as const),
];

it('the generators are those of the recipes', () => {
  expect([...found.keys()]).toEqual(['rule', 'component', 'call', 'feature', 'scenario']);
});

// The output is not compiled: a type check of three packages would take longer than all other tests here.
it.each(RUNS)('turbo gen %s with %j finds its templates and the places it inserts into', (name, answers) => {
  const actions = found.get(name)?.actions;
  const steps = (typeof actions === 'function' ? actions({ ...answers }) : actions) ?? [];
  expect(steps.length).toBeGreaterThan(1);
  for (const step of steps) {
    if (typeof step !== 'object') continue;
    if (step.type === 'add') {
      expect(existsSync(`turbo/generators/${(step as PlopTypes.AddActionConfig).templateFile}`)).toBe(true);
    } else {
      const { path, pattern } = step as PlopTypes.ModifyActionConfig;
      expect(
        readFileSync(
          path.replace(/{{(\w+)}}/, (_, name: string) => answers[name] ?? ''),
          'utf8',
        ),
      ).toMatch(pattern);
    }
  }
});

it.each(['To say hello', 'To say hello.', 'To say hello. '])(
  'an answer ends with one full stop: %j',
  (answer) => {
    expect(endAsSentence(answer)).toBe('To say hello.');
  },
);
