import ts from 'typescript';
import { checker, storySources } from '../program/project';
import { descendants } from '../program/stories';

const isState = (node: ts.Node): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) && node.expression.getText() === 'states';

const argsOf = (variable: ts.VariableDeclaration): readonly ts.Expression[] =>
  descendants(variable)
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => name.getText() === 'args')
    .map(({ initializer }) => initializer);

const propsOf = (args: ts.Expression): readonly string[] =>
  checker.getPropertiesOfType(checker.getTypeAtLocation(args)).map(({ name }) => name);

/**
 * Args that a story of one state inherits from another one in the `meta` of its file. The grid of all states shows the
 * state alone, so the two screenshots would differ, and the story might not show the state of its name.
 */
export const inheritedArgs: readonly string[] = storySources.flatMap((source) => {
  const variables = descendants(source).filter(ts.isVariableDeclaration);
  const isMeta = ({ name }: ts.VariableDeclaration): boolean => name.getText() === 'meta';
  const ofMeta = variables
    .filter(isMeta)
    .flatMap(argsOf)
    .flatMap((args) => descendants(args))
    .filter(isState);
  const ofStories = variables
    .filter((variable) => !isMeta(variable))
    .flatMap(argsOf)
    .filter(isState);
  return ofStories.flatMap((state) =>
    ofMeta.flatMap((first) =>
      propsOf(first)
        .filter((prop) => !propsOf(state).includes(prop))
        .map((prop) => `${source.fileName}: ${state.getText()} has ${prop} from ${first.getText()}`),
    ),
  );
});
