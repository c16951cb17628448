import ts from 'typescript';
import { declarationsOf, membersOf, partsOf, type Member } from './members';
import { checker, importedBy, scenarioSources, storySources } from './project';

/** A member that is set in a story. */
export interface Setting {
  readonly member: Member;
  /** The declarations of the property it is set at. */
  readonly declarations: readonly ts.Declaration[];
  /** All members that could have been set there. */
  readonly choices: readonly Member[];
}

/** A file with stories. */
export interface StoryFile {
  readonly file: string;
  /** Title in Storybook's sidebar, for example 'Parts/Numbers/NumberCard'. */
  readonly title: string;
  /** The names of its stories. */
  readonly stories: readonly string[];
  /** Everything it imports by name, components above all. */
  readonly imports: ReadonlySet<string>;
  /** Values that it sets, including those of the imported samples. */
  readonly settings: readonly Setting[];
  /** The scenarios of its stories. */
  readonly scenarios: readonly string[];
}

/** True for modules that contain only sample data of stories. */
const isSample = ({ fileName }: ts.SourceFile): boolean =>
  /\.(states|samples|fixture)\.tsx?$|\/story-kit\//.test(fileName);

const importsOf = (source: ts.SourceFile): readonly ts.ImportDeclaration[] =>
  source.statements.filter(ts.isImportDeclaration);

const pathOf = ({ moduleSpecifier }: ts.ImportDeclaration): string =>
  ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';

const namesOf = ({ importClause }: ts.ImportDeclaration): readonly string[] => {
  const named = importClause?.namedBindings;
  return [
    ...(importClause?.name ? [importClause.name.text] : []),
    ...(named && ts.isNamedImports(named)
      ? named.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
      : []),
  ];
};

const withSamples = (source: ts.SourceFile, found = new Set<ts.SourceFile>()): ReadonlySet<ts.SourceFile> => {
  found.add(source);
  for (const statement of importsOf(source)) {
    const imported = importedBy(source, pathOf(statement));
    if (imported !== undefined && isSample(imported) && !found.has(imported)) withSamples(imported, found);
  }
  return found;
};

/** Every node below another, itself included, without the subtrees of excluded nodes. */
export const descendants = (
  node: ts.Node,
  isLeftOut: (node: ts.Node) => boolean = () => false,
): readonly ts.Node[] => {
  if (isLeftOut(node)) return [];
  const found = [node];
  ts.forEachChild(node, (child) => void found.push(...descendants(child, isLeftOut)));
  return found;
};

/** A play function shows nothing by itself. */
const isPlay = (node: ts.Node): boolean => ts.isPropertyAssignment(node) && node.name.getText() === 'play';

/** The widest expression that a literal alone decides: `wide ? 'lg' : 'md'`, `['lg']`, `'lg' as const`. */
const decidedBy = (literal: ts.Node): ts.Node => {
  const { parent } = literal;
  const isDecided =
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isJsxExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== literal);
  return isDecided ? decidedBy(parent) : literal;
};

/** The object or element whose property a literal sets, and the property's name. */
const placeOf = (literal: ts.Node) => {
  const value = decidedBy(literal);
  const { parent } = value;
  if (ts.isPropertyAssignment(parent) && parent.initializer === value) {
    return { owner: parent.parent, name: parent.name.getText() };
  }
  return ts.isJsxAttribute(parent)
    ? { owner: parent.parent as ts.Expression, name: parent.name.getText() }
    : undefined;
};

const memberOf = (node: ts.Node): Member | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isNumericLiteral(node) ? Number(node.text) : undefined;
};

const settingOf = (node: ts.Node): readonly Setting[] => {
  const member = memberOf(node);
  if (member === undefined) return [];
  const place = placeOf(node);
  if (place === undefined) {
    // The elements of a typed list, which a story shows one by one.
    if (!ts.isArrayLiteralExpression(node.parent)) return [];
    const type = checker.getContextualType(node as ts.Expression);
    return type === undefined ? [] : [{ member, declarations: [], choices: membersOf(type) }];
  }
  const type = checker.getContextualType(place.owner);
  const parts = type === undefined ? [] : partsOf(type);
  const properties = parts.flatMap((part) => checker.getPropertyOfType(part, place.name) ?? []);
  return [
    {
      member,
      declarations: properties.flatMap(declarationsOf),
      choices: properties.flatMap((property) => membersOf(checker.getTypeOfSymbol(property))),
    },
  ];
};

const settingsBySource = new Map<ts.SourceFile, readonly Setting[]>();

/** Values that a file sets. */
const settingsOf = (source: ts.SourceFile): readonly Setting[] => {
  const settings = settingsBySource.get(source) ?? descendants(source, isPlay).flatMap(settingOf);
  settingsBySource.set(source, settings);
  return settings;
};

/** The title in a file's meta: 'Group/Name', unlike the titles in story content. */
const titleOf = (source: ts.SourceFile): string =>
  descendants(source)
    .filter(ts.isPropertyAssignment)
    .filter(({ name, initializer }) => name.getText() === 'title' && ts.isStringLiteral(initializer))
    .map(({ initializer }) => (initializer as ts.StringLiteral).text)
    .find((title) => title.includes('/')) ?? '';

const storiesOf = (source: ts.SourceFile): readonly string[] =>
  source.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => declarationList.declarations.map(({ name }) => name.getText()));

/** The scenarios in calls of `scenario` and `specCompliant`. */
const scenariosOf = (source: ts.SourceFile): readonly string[] =>
  descendants(source)
    .filter(ts.isCallExpression)
    .filter(({ expression }) => ['scenario', 'specCompliant'].includes(expression.getText()))
    .flatMap(({ arguments: [id] }) => (id !== undefined && ts.isStringLiteral(id) ? [id.text] : []));

const readStoryFile = (source: ts.SourceFile): StoryFile => {
  const sources = [...withSamples(source)];
  return {
    file: source.fileName,
    title: titleOf(source),
    stories: storiesOf(source),
    imports: new Set(sources.flatMap(importsOf).flatMap(namesOf)),
    settings: sources.flatMap(settingsOf),
    scenarios: scenariosOf(source),
  };
};

/** Every file with stories. */
export const storyFiles = storySources.map(readStoryFile);

/** Values set by stories and scenarios. */
export const allSettings = [
  ...storyFiles.flatMap(({ settings }) => settings),
  ...scenarioSources.flatMap(settingsOf),
];
