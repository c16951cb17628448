import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from './sources.ts';

/** Keys in user-event's syntax: '{ArrowDown} ' is Arrow Down and Space. */
const keysOf = (typed: string): readonly string[] =>
  [...typed.matchAll(/\{(\w+)\}|./g)].map(([character, name]) => {
    if (name !== undefined) return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
    return character === ' ' ? 'Space' : 'Text';
  });

const isShifted = (call: ts.CallExpression): boolean =>
  call.arguments[0]?.getText().includes('shift: true') ?? false;

const keysOfCall = (call: ts.CallExpression): readonly string[] => {
  if (!ts.isPropertyAccessExpression(call.expression)) return [];
  const last = call.arguments.at(-1);
  switch (call.expression.name.text) {
    case 'tab':
      return [isShifted(call) ? 'Shift + Tab' : 'Tab'];
    case 'keyboard':
    case 'type':
      return last !== undefined && ts.isStringLiteralLike(last) ? keysOf(last.text) : [];
    default:
      return [];
  }
};

const keysIn = (file: string): readonly string[] => {
  const keys = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) for (const key of keysOfCall(node)) keys.add(key);
    ts.forEachChild(node, look);
  };
  look(
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  );
  return [...keys].sort();
};

/** Keys that the play functions of each story file press, by its path from the root of the repository. */
export const keys = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    ts.sys
      .readDirectory(path.join(ROOT, 'packages/ui/src'), ['.stories.tsx'])
      .map((file) => [path.relative(ROOT, file), keysIn(file)]),
  );
