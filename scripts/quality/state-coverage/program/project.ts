import path from 'node:path';
import ts from 'typescript';
import { RULES_BESIDE_FEATURES } from '../../rule-modules.mjs';

const filesOf = (folder: string): readonly string[] =>
  ts.sys.readDirectory(path.resolve(folder), ['.ts', '.tsx']);

const ui = filesOf('packages/ui/src');
const app = filesOf('apps/dashboard/src');
const isStoryFile = (file: string): boolean => /\.stories\.tsx?$/.test(file);

/** The public modules of the components in packages/ui, one per component folder. */
const indexFiles = ui.filter((file) =>
  /src\/(primitives|parts\/[^/]+|shell|pages)\/[^/]+\/index\.ts$/.test(file),
);
/** Their types have the states of the product: the exports of packages/domain, and the rules beside features. */
const domainEntries = [
  ...['index.ts', 'rules/index.ts', 'contracts/index.ts'].map((entry) => `packages/domain/src/${entry}`),
  ...RULES_BESIDE_FEATURES,
].map((entry) => path.resolve(entry));
const scenarioFiles = filesOf('packages/api-mocks/src/scenarios').filter((file) => !file.includes('.test.'));
const ambient = app.filter((file) => file.endsWith('.d.ts'));

const openProgram = (): ts.Program => {
  const settings = ts.getParsedCommandLineOfConfigFile(
    'apps/dashboard/tsconfig.node.json',
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (settings === undefined) throw new Error('apps/dashboard/tsconfig.node.json cannot be read.');
  const stories = [...ui, ...app].filter(isStoryFile);
  return ts.createProgram(
    [...stories, ...indexFiles, ...domainEntries, ...scenarioFiles, ...ambient],
    settings.options,
  );
};

/** All inspected files, with their types. */
const program = openProgram();

export const checker = program.getTypeChecker();

const sourceOf = (file: string): ts.SourceFile => {
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error(`${file} is not part of the program.`);
  return source;
};

/** All files with stories. */
export const storySources = [...ui, ...app].filter(isStoryFile).map(sourceOf);

/** The index files of the component folders. */
export const indexSources = indexFiles.map(sourceOf);

/** The modules of packages/domain whose types are inspected. */
export const domainSources = domainEntries.map(sourceOf);

/** The scenarios in which stories begin. */
export const scenarioSources = scenarioFiles.map(sourceOf);

/** The module of an import in a source, if it is part of the program. */
export const importedBy = (source: ts.SourceFile, specifier: string): ts.SourceFile | undefined => {
  const base = path.join(path.dirname(source.fileName), specifier);
  return [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`]
    .map((file) => program.getSourceFile(file))
    .find((found) => found !== undefined);
};

/** The exports of a module by name; aliases are resolved. */
export const exportsOf = (source: ts.SourceFile): readonly (readonly [name: string, symbol: ts.Symbol])[] => {
  const module = checker.getSymbolAtLocation(source);
  if (module === undefined) return [];
  return checker
    .getExportsOfModule(module)
    .map((symbol) => [
      symbol.name,
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    ]);
};
