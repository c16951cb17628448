import path from 'node:path';
import ts from 'typescript';
import { declarationsOf, isDeclaredIn, isForeign, membersOf, partsOf, type Member } from '../program/members';
import { checker, exportsOf, indexSources } from '../program/project';
import { allSettings, storyFiles, type Setting } from '../program/stories';

/** A case that no story shows. */
export interface Gap {
  /** Name of the case in exemptions: 'Button', 'Button.size="lg"'. */
  readonly subject: string;
  /** The missing work. */
  readonly message: string;
}

/** A component of packages/ui. */
export interface Component {
  readonly name: string;
  /** Folder of the component and its stories. */
  readonly folder: string;
  /** The type of its props; null without props. */
  readonly props: ts.Type | null;
}

interface Prop {
  /** 'size', or 'toasts.tone' for a property of a nested object. */
  readonly path: string;
  readonly members: readonly Member[];
  readonly declarations: readonly ts.Declaration[];
}

const isOurs = isDeclaredIn('packages/ui/src');

const componentsOf = (index: ts.SourceFile): readonly Component[] =>
  exportsOf(index).flatMap(([name, symbol]) => {
    if (!/^[A-Z]/.test(name) || !(symbol.flags & ts.SymbolFlags.Value)) return [];
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    if (signature === undefined) return [];
    const [props] = signature.parameters;
    return [
      {
        name,
        folder: path.dirname(index.fileName),
        props: props === undefined ? null : checker.getTypeOfSymbol(props),
      },
    ];
  });

/** The components of packages/ui. */
export const components = indexSources.flatMap(componentsOf);

/** The element types of a list; otherwise the type itself. */
const elementsOf = (type: ts.Type): readonly ts.Type[] =>
  checker.isArrayType(type) || checker.isTupleType(type)
    ? checker.getTypeArguments(type as ts.TypeReference)
    : [type];

/** The properties with enumerable members, including those of nested objects and lists. */
const propsOf = (type: ts.Type, way: readonly string[] = [], seen = new Set<ts.Type>()): readonly Prop[] =>
  partsOf(type)
    .flatMap(elementsOf)
    .flatMap(partsOf)
    .flatMap((part) => {
      if (seen.has(part) || part.getCallSignatures().length > 0) return [];
      seen.add(part);
      return checker.getPropertiesOfType(part).flatMap((property) => {
        const declarations = declarationsOf(property).filter((found) => isOurs(found) && !isForeign(found));
        if (declarations.length === 0) return [];
        const own = checker.getTypeOfSymbol(property);
        const names = [...way, property.name];
        const members = membersOf(own);
        return [
          ...(members.length === 0 ? [] : [{ path: names.join('.'), members, declarations }]),
          ...propsOf(own, names, seen),
        ];
      });
    });

const sets =
  ({ declarations }: Prop, member: Member) =>
  (setting: Setting): boolean =>
    setting.member === member && setting.declarations.some((found) => declarations.includes(found));

/** True when the docs of a property name the member as its default: stories show it by omitting the property. */
const isDefault = ({ declarations }: Prop, member: Member): boolean =>
  declarations.flatMap(ts.getJSDocTags).some(({ tagName, comment }) => {
    const named = tagName.text === 'defaultValue' && ts.getTextOfJSDocComment(comment);
    return (
      typeof named === 'string' && [`'${member}'`, String(member)].includes(named.split(/[\s.,;]/)[0] ?? '')
    );
  });

/**
 * Gaps of a component. Its own properties have to be set by stories that import it; those of nested objects may be set
 * anywhere, since a page shows them through the component that takes them.
 */
const gapsOf = (component: Component): readonly Gap[] => {
  const { name, folder, props } = component;
  const using = storyFiles.filter(({ imports }) => imports.has(name));
  if (!using.some(({ file }) => path.dirname(file) === folder)) {
    return [{ subject: name, message: `${name} needs a stories file` }];
  }
  const own = using.flatMap(({ settings }) => settings);
  return (props === null ? [] : propsOf(props)).flatMap((prop) =>
    prop.members
      .filter((member) => !isDefault(prop, member))
      .filter((member) => !(prop.path.includes('.') ? allSettings : own).some(sets(prop, member)))
      .map((member) => `${prop.path}=${JSON.stringify(member)}`)
      .map((missing) => ({
        subject: `${name}.${missing}`,
        message: `${name} needs a story with ${missing}`,
      })),
  );
};

/** Gaps of all components. */
export const componentGaps = components.flatMap(gapsOf);
