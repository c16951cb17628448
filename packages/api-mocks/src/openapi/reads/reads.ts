import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const DOMAIN = `${ROOT}packages/domain/src/`;

const filesIn = (folder: string): readonly string[] =>
  ts.sys.readDirectory(folder, ['.ts', '.tsx'], ['**/*.test.*', '**/*.stories.*', '**/testing/**']);

const nodesIn = (node: ts.Node): readonly ts.Node[] => {
  const found = [node];
  ts.forEachChild(node, (child) => void found.push(...nodesIn(child)));
  return found;
};

const pathOf = (node: ts.Node): string => node.getSourceFile().fileName.slice(ROOT.length);
const isContract = (node: ts.Node): boolean => pathOf(node).startsWith('packages/domain/src/contracts/');

/** A node and everything around it, up to its statement. */
const around = (node: ts.Node): readonly ts.Node[] =>
  ts.isSourceFile(node.parent) ? [node] : [node, ...around(node.parent)];

const propertiesAround = (node: ts.Node): readonly string[] =>
  around(node).flatMap((one) => (ts.isPropertyAssignment(one) ? [one.name.getText()] : []));

/** Path of the file and the properties around a node: `… wireNumber.user_id`. */
const placeOf = (node: ts.Node): string => {
  const [, declared = ''] = /const (\w+)/.exec(around(node).at(-1)?.getText() ?? '') ?? [];
  return `${pathOf(node)} ${[...propertiesAround(node), declared].toReversed().join('.')}`;
};

/** The server's promise is written with `wire`. */
const isPromise = (node: ts.Node): boolean => around(node).at(-1)?.getText().includes('wire.') === true;
const isReader = (node: ts.Node): boolean =>
  !isPromise(node) && !propertiesAround(node).some((name) => /^(body|query|params)$/.test(name));

/** The property or variable in which a function stores a value. */
const storedIn = (node: ts.Node): ts.ObjectLiteralElement | ts.VariableDeclaration | null => {
  if (ts.isObjectLiteralElement(node) || ts.isVariableDeclaration(node)) return node;
  return ts.isFunctionLike(node) || ts.isSourceFile(node) ? null : storedIn(node.parent);
};

/** Follows fields of the contract by their types through packages/domain, and by imports into the app. */
export const createReads = () => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(`${DOMAIN}../tsconfig.json`, {}, host);
  const program = ts.createProgram(filesIn(DOMAIN), config?.options ?? {});
  const checker = program.getTypeChecker();
  const sourceOf = (file: string): ts.Node => program.getSourceFile(file) as ts.Node;
  const nodes = filesIn(DOMAIN).flatMap((file) => nodesIn(sourceOf(file)));

  const declarationsOf = (symbol: ts.Symbol | undefined): readonly ts.Node[] => {
    const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations ?? [];
  };

  /** The declarations of a name; of the property where a pattern takes it from an object. */
  const originsOf = (name: ts.Identifier): readonly ts.Node[] => {
    const { parent } = name;
    if (ts.isShorthandPropertyAssignment(parent))
      return declarationsOf(checker.getShorthandAssignmentValueSymbol(parent));
    if (!ts.isBindingElement(parent)) return declarationsOf(checker.getSymbolAtLocation(name));
    return declarationsOf(checker.getTypeAtLocation(parent.parent).getProperty(name.text));
  };

  /** Target of a value: a variable, or a property and that of the expected type. */
  const targetsOf = (use: ts.Node): readonly ts.Node[] => {
    const target = ts.isBindingElement(use.parent) ? use.parent : storedIn(use);
    if (target === null || !ts.isObjectLiteralElement(target)) return target === null ? [] : [target];
    const type = checker.getContextualType(target.parent as ts.ObjectLiteralExpression);
    return [target, ...declarationsOf(type?.getProperty(target.name?.getText() ?? ''))];
  };

  /** Fields named in the contract, by the schemas of an object or by `ownField`. */
  const fields = nodes.filter(isContract).flatMap((node) => {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const isSchema = checker.getTypeAtLocation(node.name).getProperty('~run') !== undefined;
      const isEntry = isSchema && !ts.isPropertyAssignment(node.parent.parent);
      return isEntry ? [{ node, name: node.name.getText() }] : [];
    }
    const isCall = ts.isCallExpression(node) && node.expression.getText() === 'ownField';
    const key = isCall ? node.arguments[1] : undefined;
    return key !== undefined && ts.isStringLiteral(key) ? [{ node, name: key.text }] : [];
  });

  const imports = nodes.filter(ts.isImportSpecifier).map((node) => ({
    by: pathOf(node),
    from: originsOf(node.name).map(pathOf),
  }));

  /** Files outside the contract that use a value from these places in it. */
  const usersOf = (places: readonly ts.Node[]): readonly string[] => {
    const users = new Set<string>();
    const followed = new Set(places);
    for (const place of followed) {
      const name = (place as Partial<ts.NamedDeclaration>).name?.getText();
      for (const use of nodes) {
        if (!ts.isIdentifier(use) || use.text !== name) continue;
        if (!originsOf(use).some((origin) => followed.has(origin))) continue;
        if (isContract(use)) targetsOf(use).forEach((target) => followed.add(target));
        else users.add(pathOf(use));
      }
    }
    return [...users];
  };

  /** Files of the app that import from these files, or from their users in the same feature. */
  const screensOf = (users: readonly string[]): readonly string[] => {
    const reached = new Set(users);
    for (const path of reached)
      for (const { by, from } of imports)
        if (from.includes(path) && (path.includes('/rules/') || dirname(path) === dirname(by)))
          reached.add(by);
    const names = ['index.ts', 'rules/index.ts']
      .map((door) => checker.getSymbolAtLocation(sourceOf(DOMAIN + door)) as ts.Symbol)
      .flatMap((door) => checker.getExportsOfModule(door))
      .filter((symbol) => declarationsOf(symbol).some((origin) => reached.has(pathOf(origin))))
      .map(({ name }) => name);
    const statements = /import (?:type )?\{([^}]*)\} from '@sms\/domain/g;
    return filesIn(`${ROOT}apps/dashboard/src/`).filter((file) => {
      const imported = [...(ts.sys.readFile(file) ?? '').matchAll(statements)].join().split(/[^\w$]+/);
      return names.some((name) => imported.includes(name));
    });
  };

  return {
    isField: (name: string): boolean => fields.some((field) => field.name === name),
    /** Readers of the fields of a name, files of the domain that use their values, and files of the app. */
    usesOf: (name: string) => {
      const reads = fields
        .filter((field) => field.name === name && isReader(field.node))
        .map(({ node }) => node);
      const domain = usersOf(reads.flatMap((read) => [read, ...targetsOf(read)]));
      const screens = screensOf(domain).map((file) => file.slice(ROOT.length));
      return { readers: reads.map(placeOf), domain, screens };
    },
    /** Fields that the server promises and no reader reads under this name. */
    unread: (): readonly string[] => {
      const read = new Set(fields.filter(({ node }) => isReader(node)).map(({ name }) => name));
      return fields
        .filter(({ node, name }) => isPromise(node) && !read.has(name))
        .map(({ node }) => placeOf(node));
    },
  };
};
