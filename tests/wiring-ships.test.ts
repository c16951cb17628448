import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Calls the server offers and no screen uses yet: their models are in no chunk. */
const WITHOUT_A_SCREEN = [
  'packages/domain/src/features/active-numbers/retry.ts',
  'packages/domain/src/features/active-numbers/status.ts',
  'packages/domain/src/features/restrictions/model.ts',
  'packages/domain/src/features/subscriptions/model.ts',
];

/** What connects units, as a function or as a method of a store. */
const WIRING_FUNCTIONS = ['sample', 'createPoller'];
const WIRING_METHOD = 'on';

const isWiring = ({ expression }: ts.CallExpression): boolean =>
  (ts.isIdentifier(expression) && WIRING_FUNCTIONS.includes(expression.text)) ||
  (ts.isPropertyAccessExpression(expression) && expression.name.text === WIRING_METHOD);

/** Whether units are connected when a module is loaded, not only when a function of it is called. */
const hasWiring = (node: ts.Node): boolean => {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isCallExpression(node) && isWiring(node)) return true;
  return ts.forEachChild(node, (child) => hasWiring(child) || undefined) ?? false;
};

const connecting = readdirSync('packages/domain/src', { recursive: true, encoding: 'utf8' })
  .map((path) => `packages/domain/src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.ts$/.test(path) && !/\.(test|fixture)\.ts$|\/testing\//.test(path))
  .filter((path) =>
    hasWiring(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)),
  );

/** Written by `npm run build` (apps/dashboard/vite/list-modules.ts). */
const shipped = JSON.parse(readFileSync('apps/dashboard/dist/.vite/modules.json', 'utf8')) as string[];

// The packages are free of side effects: of a module that nobody takes a name from, the bundler drops everything.
describe('a module of the domain that connects units', () => {
  it('is looked for where there are many', () => {
    expect(connecting.length).toBeGreaterThan(50);
  });

  it('is in the production build, or no screen needs it', () => {
    expect(connecting.filter((path) => !shipped.includes(path)).sort()).toEqual(WITHOUT_A_SCREEN);
  });
});
