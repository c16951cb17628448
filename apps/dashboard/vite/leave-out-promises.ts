import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';

const CONTRACTS = '/packages/domain/src/contracts/';

/** Modules of fields, by the names under which contracts import them. */
const MODULES = ['field', 'figure', 'request'];

/** What only simulation, checks and documents read: of a field, and of a call. */
const OF_FIELD = ['promise', 'unit'];
const OF_CALL = ['summary', 'params', 'query', 'body', 'response', 'errors'];

/** Parameters that take a description. */
const DESCRIPTIONS = ['title', 'said', 'promised'];

/** The kind of which the client reads no field. */
const SIGNAL = 'signal';

/** Functions of fields that only change what is promised. */
const PRESENCES = ['nullable', 'optional'];

const isNamed = (node: ESTree.Node, ...names: readonly string[]): boolean =>
  node.type === 'Identifier' && names.includes(node.name);

const isDescription = (node: ESTree.Node): boolean => isNamed(node, ...DESCRIPTIONS);

const isText = (node: ESTree.Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

const isProperty = (node: ESTree.Node, names: readonly string[]): boolean =>
  node.type === 'Property' && isNamed(node.key, ...names);

const isPromise = (node: ESTree.Node): boolean =>
  node.type === 'ObjectExpression' &&
  node.properties.length > 0 &&
  node.properties.every((one) => isProperty(one, OF_FIELD));

const isOfField = (callee: ESTree.Node): callee is ESTree.StaticMemberExpression =>
  callee.type === 'MemberExpression' && isNamed(callee.object, ...MODULES);

/**
 * The code of a contract without what the server promises: without descriptions, fields that the client does
 * not read, and the schemas of requests and responses. Every call in it is marked as free of effects, so that
 * the bundler drops what is left over.
 */
export const withoutPromises = (code: string): string => {
  const edits: { readonly start: number; readonly end: number; readonly by: string }[] = [];
  const replace = (start: number, end: number, by = '') => edits.push({ start, end, by });

  /** Leaves out some of several nodes, each with the comma after it. */
  const leaveOut = (nodes: readonly ESTree.Node[], isLeftOut: (node: ESTree.Node) => boolean) => {
    for (const [index, node] of nodes.entries())
      if (isLeftOut(node)) replace(node.start, nodes[index + 1]?.start ?? node.end);
  };

  new Visitor({
    ObjectExpression: ({ properties }) => {
      leaveOut(properties, (one) => isProperty(one, OF_FIELD));
    },
    // A function of a description alone is what it returns.
    ArrowFunctionExpression: ({ params, body, start }) => {
      if (params.length > 0 && params.every(isDescription)) replace(start, body.start);
      else leaveOut(params, isDescription);
    },
    CallExpression: ({ callee, arguments: parts, start, end }) => {
      const isSaid = (node: ESTree.Node) =>
        isDescription(node) ||
        isPromise(node) ||
        (isOfField(callee) && (isText(node) || isNamed(callee.property, SIGNAL)));
      const [first, ...others] = parts;
      if (isNamed(callee, 'unread')) replace(start, end, '{}');
      else if (first !== undefined && isOfField(callee) && isNamed(callee.property, ...PRESENCES)) {
        replace(start, first.start);
        replace(first.end, end);
      } else if (first !== undefined && parts.every(isSaid)) replace(callee.end, end);
      else {
        if (isOfField(callee) || callee.type === 'Identifier') replace(start, start, '/* @__PURE__ */ ');
        leaveOut(parts, isSaid);
        const call = others.at(-1);
        if (isNamed(callee, 'defineOperation') && call?.type === 'ObjectExpression')
          leaveOut(call.properties, (one) => isProperty(one, OF_CALL));
      }
    },
  }).visit(parseSync('contract.js', code).program);

  let [text, at] = ['', 0];
  for (const { start, end, by } of edits.toSorted((one, other) => one.start - other.start)) {
    // What is inside something left out is gone already.
    if (start < at) continue;
    text += code.slice(at, start) + by;
    at = end;
  }
  text += code.slice(at);
  // An import that nothing needs any more would still put its module into the first chunk.
  for (const name of MODULES)
    if (!text.includes(`${name}.`)) text = text.replace(new RegExp(`import \\* as ${name} .*`), '');
  return text;
};

/** Leaves the server's promises out of a page that has the real server. */
export const leaveOutPromises = (): Plugin => ({
  name: 'leave-out-promises',
  apply: 'build',
  transform: (code, id) => (id.includes(CONTRACTS) ? { code: withoutPromises(code), map: null } : null),
});
