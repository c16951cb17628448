import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from './sources.ts';
import type { Keys } from 'virtual:keys';

/** 'Arrow Down' of 'ArrowDown'. */
const spaced = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** Keys in user-event's syntax: '{ArrowDown} ' is Arrow Down and Space. */
const keysOf = (typed: string): readonly string[] =>
  [...typed.matchAll(/\{(\w+)\}|./g)].map(([character, name]) => {
    if (name !== undefined) return spaced(name);
    return character === ' ' ? 'Space' : 'Text';
  });

const isShifted = (call: ts.CallExpression): boolean =>
  call.arguments[0]?.getText().includes('shift: true') ?? false;

/** Keys of a native key press: 'Alt+ArrowDown' is 'Alt + Arrow Down'. */
const nativeKeysOf = (key: string): readonly string[] => {
  if (/^\w$/.test(key)) return ['Text'];
  return [spaced(key).replaceAll('+', ' + ')];
};

const keysOfCall = (call: ts.CallExpression): readonly string[] => {
  const texts = call.arguments.filter(ts.isStringLiteralLike).map(({ text }) => text);
  if (ts.isIdentifier(call.expression)) {
    return call.expression.text === 'pressKeys' ? texts.flatMap(nativeKeysOf) : [];
  }
  if (!ts.isPropertyAccessExpression(call.expression)) return [];
  switch (call.expression.name.text) {
    case 'tab':
      return [isShifted(call) ? 'Shift + Tab' : 'Tab'];
    case 'keyboard':
    case 'type':
      return keysOf(texts.at(-1) ?? '');
    default:
      return [];
  }
};

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const eachNode = (node: ts.Node, look: (node: ts.Node) => void): void => {
  look(node);
  ts.forEachChild(node, (child) => eachNode(child, look));
};

const pressedIn = (file: string): readonly string[] => {
  const keys = new Set<string>();
  eachNode(parse(file), (node) => {
    if (ts.isCallExpression(node)) for (const key of keysOfCall(node)) keys.add(key);
  });
  return [...keys].sort();
};

/** The keys of a docs file: 'Arrow keys, Home, End'. */
const documentedIn = (file: string): readonly string[] => {
  const keys: string[] = [];
  eachNode(parse(file), (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'keyboard') return;
    if (!ts.isObjectLiteralExpression(node.initializer)) return;
    for (const { name } of node.initializer.properties) {
      if (name !== undefined && (ts.isStringLiteral(name) || ts.isIdentifier(name))) keys.push(name.text);
    }
  });
  return keys;
};

/** By a check of each component's first story (docs/first-story-checks.ts). */
const PRESSED_IN_EVERY_COMPONENT = ['Tab'];

const isPressed = (documented: string, pressed: readonly string[]): boolean =>
  pressed.some(
    (key) =>
      documented === key ||
      (key.startsWith('Arrow') && documented === 'Arrow keys') ||
      (key === 'Text' && /^letters$/i.test(documented)),
  );

/** Keys of a documented entry that no test presses. Of 'Enter or Space' one is enough. */
const untestedOf = (entry: string, pressed: readonly string[]): readonly string[] =>
  entry
    .replace(/ (?:in|on) .*/, '')
    .split(/, | and /)
    .filter((keys) => !keys.split(' or ').some((key) => isPressed(key, pressed)));

const keysOfComponent = (storyFile: string): Keys => {
  const title = /^ {2}title: '([^']+)'/m.exec(readFileSync(storyFile, 'utf8'))?.[1] ?? '';
  const docsFile = storyFile.replace('.stories.tsx', '.docs.ts');
  const documented = existsSync(docsFile) ? documentedIn(docsFile) : [];
  const pressed = pressedIn(storyFile);
  return {
    title,
    pressed,
    documented,
    untested: [
      ...new Set(
        documented.flatMap((entry) => untestedOf(entry, [...pressed, ...PRESSED_IN_EVERY_COMPONENT])),
      ),
    ],
  };
};

/** Keys of each component, by its story file's path from the root of the repository. */
export const keys = (): Readonly<Record<string, Keys>> =>
  Object.fromEntries(
    ts.sys
      .readDirectory(path.join(ROOT, 'packages/ui/src'), ['.stories.tsx'])
      .map((file) => [path.relative(ROOT, file), keysOfComponent(file)]),
  );
