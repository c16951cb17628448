import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import type { ApiError, SessionPhase } from '../../packages/domain/src';
import type {
  CancelWindow,
  DepositAmount,
  MaxPrice,
  PaymentEventName,
} from '../../packages/domain/src/rules';
import { scenarios } from '../../packages/api-mocks/src/scenarios';

/** A component of packages/ui. */
interface Component {
  readonly name: string;
  /** The folder of the component and its stories. */
  readonly folder: string;
  readonly props: readonly ts.Symbol[];
}

/** A property with enumerable values: 'size', or 'toasts.tone' for one of a nested object. */
interface Choice {
  readonly path: string;
  readonly symbol: ts.Symbol;
  readonly members: readonly (string | number)[];
}

/** Cases without a story, each with the reason. */
const EXEMPTIONS: Readonly<Record<string, string>> = {
  'PasswordField.autoComplete': 'Tells the browser which password to offer; looks the same.',
  'ChoiceList.rows.kind': 'Rows are made by section(), which every story of a list calls.',
};

/** Stories of the unions of the domain that no property has: a new member does not compile without one. */
const DOMAIN_STATES = [
  {
    empty: 'Parts/Payments/AddFundsForm: Untouched',
    valid: 'Parts/Payments/AddFundsForm: Quoted',
    invalid: 'Parts/Payments/AddFundsForm: TooLittle',
  } satisfies Record<DepositAmount['kind'], string>,
  {
    none: 'Parts/Purchase/MaxPriceField: NoLimit',
    limit: 'Parts/Purchase/MaxPriceField: WithLimit',
    invalid: 'Parts/Purchase/MaxPriceField: NoNumber',
  } satisfies Record<MaxPrice['kind'], string>,
  {
    locked: 'Scenarios/Active Numbers: WaitingEarly',
    open: 'Scenarios/Active Numbers: WaitingCancellable',
    closed: 'Scenarios/Active Numbers: ExpiredNumber',
  } satisfies Record<CancelWindow, string>,
  {
    completed: 'Scenarios/Transactions: DepositPaid',
    failed: 'Scenarios/Transactions: DepositDeclined',
    cancelled: 'Scenarios/Transactions: DepositExpired',
    auto_cancelled: 'Scenarios/Error texts: Payments',
    windowClosed: 'Scenarios/Transactions: PopupClosed',
  } satisfies Record<PaymentEventName, string>,
  {
    starting: 'Shell/HealthGate: Checking',
    checking: 'Shell/SessionCheck: Checking',
    anonymous: 'Scenarios/Login: FirstVisit',
    'signed-in': 'Scenarios/Login: SignedIn',
    error: 'Shell/AuthenticationErrorScreen: Playground',
  } satisfies Record<SessionPhase, string>,
  {
    rejected: 'Scenarios/Login: WrongPassword',
    network: 'Scenarios/Login: ServerDown',
    timeout: 'Scenarios/Error texts: Transport',
    malformed: 'Scenarios/Error texts: Numbers',
  } satisfies Record<Exclude<ApiError['kind'], 'unsafe-path' | 'stale-session' | 'aborted'>, string>,
];

const filesLike = (name: RegExp, ...folders: readonly string[]): readonly string[] =>
  folders
    .flatMap((folder) => ts.sys.readDirectory(path.resolve(folder)))
    .filter((file) => name.test(file))
    .map((file) => path.relative('.', file));
const read = (file: string): string => readFileSync(file, 'utf8');

const UI = 'packages/ui/src';
const indexFiles = filesLike(/src\/(primitives|parts\/[^/]+|shell|pages)\/[^/]+\/index\.ts$/, UI);
const { options } = ts.parseJsonConfigFileContent({ extends: './packages/ui/tsconfig.json' }, ts.sys, '.');
const program = ts.createProgram(indexFiles, options);
const checker = program.getTypeChecker();

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const componentsOf = (file: string): readonly Component[] => {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return (module === undefined ? [] : checker.getExportsOfModule(module)).flatMap((symbol) => {
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    if (signature === undefined || !/^[A-Z]/.test(symbol.name)) return [];
    const [props] = signature.parameters.map((parameter) => checker.getTypeOfSymbol(parameter));
    return [
      {
        name: symbol.name,
        folder: path.dirname(file),
        props: props ? checker.getPropertiesOfType(props) : [],
      },
    ];
  });
};

const components = indexFiles.flatMap(componentsOf);

/** True for a property that is declared here, with a type of our own: attributes of HTML are no states. */
const isOurs = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some(
    (found) => found.getSourceFile().fileName.includes(`/${UI}/`) && !/HTML/.test(found.getText()),
  );

const choicesOf = (
  props: readonly ts.Symbol[],
  names: readonly string[] = [],
  seen = new Set<ts.Type>(),
): readonly Choice[] =>
  props.filter(isOurs).flatMap((symbol) => {
    const way = [...names, symbol.name];
    const parts = partsOf(checker.getTypeOfSymbol(symbol));
    const members = parts.flatMap((part) =>
      part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : [],
    );
    const nested = parts
      .flatMap((part) =>
        checker.isArrayType(part) ? checker.getTypeArguments(part as ts.TypeReference) : [part],
      )
      .flatMap(partsOf)
      .filter(
        (part) =>
          part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
          part.getCallSignatures().length === 0 &&
          !seen.has(part),
      );
    return [
      ...(members.length === 0 ? [] : [{ path: way.join('.'), symbol, members }]),
      ...nested.flatMap((part) => choicesOf(checker.getPropertiesOfType(part), way, seen.add(part))),
    ];
  });

/** The text of a stories file, with those of the samples it imports. */
const withSamples = (file: string): string => {
  const samples = [...read(file).matchAll(/from '(\.[^']+\.(?:states|samples|fixture))'/g)].flatMap(
    ([, sample = '']) =>
      ['.ts', '.tsx'].map((ending) => path.join(path.dirname(file), sample + ending)).filter(existsSync),
  );
  return [read(file), ...samples.map(withSamples)].join('\n');
};

const storyFiles = filesLike(/\.stories\.tsx$/, UI, 'apps/dashboard/src').map((file) => ({
  file,
  folder: path.dirname(file),
  title: /title: '([^'/]+\/[^']+)'/.exec(read(file))?.[1] ?? '',
  text: withSamples(file),
}));
const allTexts = storyFiles.map(({ text }) => text).join('\n');

/** True when the docs of a property name the member as its default: stories show it by omitting the property. */
const isDefault = ({ symbol }: Choice, member: string | number): boolean =>
  symbol
    .getJsDocTags()
    .some(
      ({ name, text }) =>
        name === 'defaultValue' &&
        [`'${member}'`, String(member)].includes(ts.displayPartsToString(text).split(/[\s.,;]/)[0] ?? ''),
    );

/** True when a text sets the last name of the path to the member, perhaps in a condition or a list. */
const sets = (text: string, { path: name }: Choice, member: string | number): boolean =>
  new RegExp(`\\b${name.split('.').at(-1)}[:=][^,;]{0,60}?(?<![\\w-])${member}(?![\\w-])`).test(text);

const gapsOf = ({ name, folder, props }: Component): readonly string[] => {
  const using = storyFiles.filter(({ text }) => new RegExp(`import [^;]*\\b${name}\\b`).test(text));
  if (!using.some((file) => file.folder === folder)) return [`${name} needs a stories file`];
  const own = using.map(({ text }) => text).join('\n');
  return choicesOf(props)
    .filter((choice) => !(`${name}.${choice.path}` in EXEMPTIONS))
    .flatMap((choice) =>
      choice.members
        .filter(
          (member) =>
            !isDefault(choice, member) && !sets(choice.path.includes('.') ? allTexts : own, choice, member),
        )
        .map((member) => `${name} needs a story with ${choice.path}=${JSON.stringify(member)}`),
    );
};

it('a story shows every component, and every member of its props', () => {
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap(gapsOf)).toEqual([]);
});

it('a story shows every state of the domain that no property has', () => {
  const names = storyFiles.flatMap(({ title, text }) =>
    [...text.matchAll(/^export const (\w+)/gm)].map(([, story]) => `${title}: ${story}`),
  );
  expect(DOMAIN_STATES.flatMap(Object.values).filter((name) => !names.includes(name))).toEqual([]);
});

it('a story shows every scenario', () => {
  expect(
    Object.keys(scenarios).filter((id) => !new RegExp(`(scenario|specCompliant)\\('${id}'`).test(allTexts)),
  ).toEqual([]);
});

it('every component has a docs page in Storybook', () => {
  const folders = [...new Set(components.map(({ folder }) => folder))];
  const without = folders.filter((folder) => {
    const files = readdirSync(folder);
    // The page of a story file shows the docs file beside it.
    return !files.some(
      (file) => file.endsWith('.docs.ts') && files.includes(file.replace('.docs.ts', '.stories.tsx')),
    );
  });
  expect(without).toEqual([]);
});

it('every component has the same name in Storybook and in the code', () => {
  const misnamed = storyFiles
    .filter(({ file }) => /\/ui\/src\/(primitives|parts|shell)\//.test(file))
    // Factories of components are in lower case: 'Primitives/LazyWithRetry' for lazyWithRetry.
    .filter(({ title, text }) => !new RegExp(`import [^;]*\\b${title.split('/').at(-1)}\\b`, 'i').test(text));
  expect(misnamed.map(({ title }) => title)).toEqual([]);
});

/** Components of docs/ui-kit.md that a rule leaves out: no element of their own, a box as purpose, a filter without errors. */
const WITHOUT_ELEMENT = ['LinkProvider', 'NairaProvider'];
const WITH_CLASS_NAME = ['Card', 'Icon', 'Link', 'Skeleton'];
const FILTERS = ['PillSelect'];

const takes = ({ props }: Component, ...names: readonly string[]): boolean =>
  names.every((name) => props.some((prop) => prop.name === name));

const primitives = components.filter(({ folder }) => folder.includes('/primitives/'));

it('docs/ui-kit.md: every primitive takes ref and id', () => {
  const others = primitives.filter(({ name }) => !WITHOUT_ELEMENT.includes(name));
  expect(others.filter((component) => !takes(component, 'ref', 'id'))).toEqual([]);
});

it('docs/ui-kit.md: the form controls share their props', () => {
  const controls = primitives
    .filter((one) => takes(one, 'onChange', 'value') || takes(one, 'onChange', 'checked'))
    .filter(({ name }) => !FILTERS.includes(name));
  expect(controls.map(({ name }) => name).sort()).toEqual([
    'Checkbox',
    'PasswordField',
    'SearchField',
    'Select',
    'Switch',
    'TextField',
  ]);
  const shared = ['label', 'name', 'disabled', 'error', 'hint', 'describedBy'];
  expect(controls.filter((control) => !takes(control, ...shared))).toEqual([]);
});

it("docs/ui-kit.md: components take no className, and failures are called 'error'", () => {
  const others = components.filter(({ name }) => !WITH_CLASS_NAME.includes(name));
  expect(others.filter((component) => takes(component, 'className'))).toEqual([]);
  const choices = components.flatMap(({ props }) => choicesOf(props));
  expect(choices.filter(({ members }) => members.includes('danger'))).toEqual([]);
});
