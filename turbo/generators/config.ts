import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { PlopTypes } from '@turbo/gen';

const DOMAIN = 'packages/domain/src';
const CONTRACTS = `${DOMAIN}/contracts`;
const UI = 'packages/ui/src';
const MOCKS = 'packages/api-mocks/src';

/** An answer that is inserted into code between single quotes. */
const text = (name: string, message: string) => ({
  type: 'input' as const,
  name,
  message,
  validate: (answer: string) => (answer !== '' && !/['\\]/.test(answer)) || 'Write it without quotes.',
});

const name = (message: string) => ({
  type: 'input' as const,
  name: 'name',
  message,
  validate: (answer: string) => /^[a-z]+(-[a-z0-9]+)*$/.test(answer) || 'Write it in kebab-case.',
});

const choice = (property: string, message: string, choices: readonly string[]) => ({
  type: 'list' as const,
  name: property,
  message,
  choices: [...choices],
});

const SUBJECTS = [
  'session',
  'account',
  'catalogue',
  'numbers',
  'history',
  'dashboard',
  'purchase',
  'payments',
  'subscriptions',
  'notifications',
  'search',
];

/** The simulation's handlers by area. */
const HANDLERS: Readonly<Record<string, string>> = {
  auth: 'auth',
  catalogue: 'catalogue',
  dashboard: 'dashboard',
  deposits: 'payments/deposits',
  numbers: 'numbers/numbers',
  payments: 'payments/balance-and-rates',
  subscriptions: 'numbers/subscriptions',
  system: 'system',
};

const END_OF_MAP = /(?=\n} as const satisfies Record<string, \w+>;)/;

/** An answer with one full stop, whether it was typed with one or not. */
export const endAsSentence = (answer: string): string => `${answer.replace(/[.\s]+$/, '')}.`;

/** The recipes of CONTRIBUTING.md that a machine can follow. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setHelper('sentence', endAsSentence);
  const foldersOf = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );
  const add = (template: string, target: string) => ({
    type: 'add' as const,
    path: target,
    templateFile: `templates/${template}.hbs`,
  });
  const insert = (target: string, pattern: RegExp, template: string) => ({
    type: 'modify' as const,
    path: target,
    pattern,
    template,
  });
  const format =
    (...paths: readonly string[]) =>
    (): string => {
      execFileSync('npx', ['prettier', '--write', '--log-level', 'warn', ...paths], {
        shell: process.platform === 'win32',
      });
      return `formatted ${paths.join(', ')}`;
    };

  plop.setGenerator('rule', {
    description: 'A pure function with its test',
    prompts: [
      choice('subject', 'Subject', SUBJECTS),
      name('Name, such as cancel-window'),
      text('purpose', 'What it returns, with the section of the specification'),
    ],
    actions: [
      add('rule/rule.ts', `${DOMAIN}/{{subject}}/{{name}}.ts`),
      add('rule/rule.test.ts', `${DOMAIN}/{{subject}}/{{name}}.test.ts`),
    ],
  });

  const rooms = foldersOf(UI).filter(
    (folder) => !['pages', 'sheets', 'story-kit', 'tokens'].includes(folder),
  );
  plop.setGenerator('component', {
    description: 'A component with its stories',
    prompts: [
      choice('room', 'Where', rooms),
      name('Name, such as refund-note'),
      text('purpose', 'What it is, in one sentence'),
      text('use', 'When it serves and when another one does, in a sentence or two'),
    ],
    actions: (answers) => {
      const room = String(answers?.['room']);
      const title = `${room.charAt(0).toUpperCase()}${room.slice(1)}`;
      Object.assign(answers ?? {}, { title, isPrimitive: room === 'primitives' });
      return [
        ...['tsx', 'stories.tsx'].map((ending) =>
          add(`component/component.${ending}`, `${UI}/{{room}}/{{name}}.${ending}`),
        ),
        format(`${UI}/${room}/${String(answers?.['name'])}*.tsx`),
      ];
    },
  });

  plop.setGenerator('call', {
    description: 'An operation of the contract with its handler in the simulation',
    prompts: [
      choice('area', 'Area', Object.keys(HANDLERS)),
      name('Name, such as cancel-number'),
      choice('method', 'Method', ['GET', 'POST', 'DELETE']),
      text('path', 'Path below /api, such as /numbers/expired'),
      text('summary', 'What it does, such as Cancels a number.'),
      choice('callClass', 'Call class', ['read', 'compute', 'idempotent', 'money', 'auth']),
    ],
    actions: (answers) => {
      const area = String(answers?.['area']);
      const handlers = `${MOCKS}/handlers/${HANDLERS[area] ?? area}.ts`;
      const files = [`${CONTRACTS}/${area}-calls.ts`, handlers] as const;
      return [
        insert(
          files[0],
          /(?<=\n)$/,
          [
            "\nexport const {{camelCase name}} = defineOperation('{{method}}', '{{{path}}}', '{{callClass}}', {",
            '  reader: v.object({ success: v.literal(true) }),',
            "  summary: '{{{summary}}}',",
            '  response: field.success({}),',
            '  errors: {},',
            '});\n',
          ].join('\n'),
        ),
        insert(handlers, /(?<=Handlers: HandlersFor<[^>]*'\w+')(?=\s*>)/, " | '{{camelCase name}}'"),
        insert(
          handlers,
          /(?<=Handlers: HandlersFor<[^>]*> = {)/,
          '\n{{camelCase name}}: () => ({ success: true }),',
        ),
        format(...files),
      ];
    },
  });

  plop.setGenerator('feature', {
    description: 'A model of the domain with its test',
    prompts: [choice('subject', 'Subject', SUBJECTS), name('Name, such as favourites')],
    actions: [
      add('feature/feature.ts', `${DOMAIN}/{{subject}}/{{name}}.ts`),
      add('feature/feature.test.ts', `${DOMAIN}/{{subject}}/{{name}}.test.ts`),
    ],
  });

  const scenarioFiles = ['account', 'deposit', 'number', 'trouble'].map(
    (group) => `${MOCKS}/scenarios/${group}-scenarios.ts`,
  );
  plop.setGenerator('scenario', {
    description: 'A world of the simulation to start from',
    prompts: [
      choice('file', 'File', scenarioFiles),
      name('Name, such as busy-account'),
      text('description', 'What is special about it, in one sentence'),
    ],
    actions: (answers) => {
      const seeds = scenarioFiles.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/seed: (\d+)/g)].map(([, seed]) => Number(seed)),
      );
      Object.assign(answers ?? {}, { seed: Math.max(...seeds) + 1 });
      return [
        insert('{{file}}', END_OF_MAP, "\n'{{name}}': { description: '{{{description}}}', seed: {{seed}} },"),
        format(String(answers?.['file'])),
      ];
    },
  });
}
