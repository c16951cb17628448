import ts from 'typescript';
import { aliases } from '../aliases';
import { declarationsOf, isDeclaredIn, membersOf, partsOf, type Member } from '../program/members';
import { checker, domainSources, exportsOf } from '../program/project';
import { allSettings, storyFiles, type Setting } from '../program/stories';
import type { Gap } from './components';

/** A union of the domain. */
interface Union {
  /** 'DepositState', or 'QuoteView.kind' for the discriminant of a union. */
  readonly name: string;
  readonly members: readonly Member[];
}

const isOurs = isDeclaredIn('packages/domain/src');

const isType = ({ flags }: ts.Symbol): boolean =>
  (flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface)) !== 0;

const unionsOf = (name: string, type: ts.Type): readonly Union[] => {
  const parts = partsOf(type);
  const names = new Set(
    parts
      .filter((part) => part.flags & ts.TypeFlags.Object)
      .flatMap((part) => checker.getPropertiesOfType(part))
      .filter((property) => declarationsOf(property).some(isOurs))
      .map((property) => property.name),
  );
  const ofProperties = [...names].map((property) => ({
    name: `${name}.${property}`,
    members: parts
      .flatMap((part) => checker.getPropertyOfType(part, property) ?? [])
      .flatMap((found) => membersOf(checker.getTypeOfSymbol(found))),
  }));
  return [{ name, members: membersOf(type) }, ...ofProperties]
    .map(({ members, ...union }) => ({ ...union, members: [...new Set(members)] }))
    .filter(({ members }) => members.length > 1);
};

const keyOf = ({ members }: Union): string => members.map(String).sort().join();

/**
 * The unions of the types that packages/domain exports. Those with the same members are one, under its shortest name: a
 * status is the same on a card and in a row.
 */
export const unions: readonly Union[] = [
  ...new Map(
    domainSources
      .flatMap(exportsOf)
      .filter(([, symbol]) => isType(symbol))
      .flatMap(([name, symbol]) => unionsOf(name, checker.getDeclaredTypeOfSymbol(symbol)))
      .toSorted((one, other) => other.name.length - one.name.length || one.name.localeCompare(other.name))
      .map((union) => [keyOf(union), union]),
  ).values(),
];

const storyNames = new Set(
  storyFiles.flatMap(({ title, stories }) => stories.map((story) => `${title}: ${story}`)),
);

/** True when a story or a scenario sets the member where every member of the union is allowed. */
const isSet = ({ members }: Union, member: Member): boolean =>
  allSettings.some(
    (setting: Setting) =>
      setting.member === member && members.every((choice) => setting.choices.includes(choice)),
  );

const storyOf = (union: Union, member: Member): string | undefined => aliases[union.name]?.[member];

const gapsOf = (union: Union): readonly Gap[] =>
  union.members
    .filter((member) => !isSet(union, member) && !storyNames.has(storyOf(union, member) ?? ''))
    .map((member) => ({ subject: `${union.name}=${JSON.stringify(member)}`, member }))
    .map(({ subject, member }) => ({
      subject,
      message: `${subject} needs a story or a scenario${storyOf(union, member) === undefined ? '' : `; there is no '${storyOf(union, member)}'`}`,
    }));

/** Gaps of the domain. */
export const domainGaps = unions.flatMap(gapsOf);

/** Aliases that are no longer needed. */
export const unusedAliases = Object.entries(aliases).flatMap(([name, stories]) => {
  const union = unions.find((known) => known.name === name);
  return Object.keys(stories)
    .filter(
      (member) => union === undefined || !union.members.map(String).includes(member) || isSet(union, member),
    )
    .map((member) => `${name}=${JSON.stringify(member)}`);
});
