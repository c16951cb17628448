import ts from 'typescript';
import { checker } from './project';

/** A literal member of a union: 'lg', 3. */
export type Member = string | number;

/** The types of a union; otherwise the type itself. */
export const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** The literal texts and numbers that a type allows. */
export const membersOf = (type: ts.Type): readonly Member[] =>
  partsOf(type).flatMap((part) => (part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : []));

/** Declaration of a property; two types that share a declaration share the property. */
export const declarationsOf = (property: ts.Symbol): readonly ts.Declaration[] => property.declarations ?? [];

/** True when the declaration is in a folder of the project. */
export const isDeclaredIn = (folder: string) => (declaration: ts.Declaration) =>
  declaration.getSourceFile().fileName.includes(`/${folder}/`);

/**
 * True when a type comes from a dependency, like that of an HTML attribute: its members are no states of the product.
 */
export const isForeign = (declaration: ts.Declaration): boolean => {
  if (!ts.isPropertySignature(declaration) || declaration.type === undefined) return false;
  const isOurs = (node: ts.Node): boolean => {
    if (!ts.isTypeReferenceNode(node)) return node.getChildren().every(isOurs);
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const named = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return !(named?.declarations ?? []).some((found) =>
      found.getSourceFile().fileName.includes('node_modules/@types'),
    );
  };
  return !isOurs(declaration.type);
};
