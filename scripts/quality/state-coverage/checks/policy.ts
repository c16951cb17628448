import type ts from 'typescript';
import { checker } from '../program/project';
import { components, type Component } from './components';

/** Components that render no element of their own. */
const WITHOUT_ELEMENT = ['LinkProvider', 'NairaProvider'];

/** Components whose box is their purpose. */
const WITH_CLASS_NAME = ['Card', 'Icon', 'Link', 'Skeleton'];

/** A filter accepts every value, so it has neither error nor hint. */
const FILTERS = ['PillSelect'];

const CONTROL_PROPS = ['label', 'name', 'disabled', 'error', 'hint', 'describedBy'];

const propsOf = ({ props }: Component): readonly string[] =>
  props === null ? [] : checker.getPropertiesOfType(props).map(({ name }) => name);

const isPrimitive = ({ folder }: Component): boolean => folder.includes('/primitives/');

/** A control has a value that the user changes, and a label. */
const isControl = (known: readonly string[]): boolean =>
  known.includes('onChange') && (known.includes('value') || known.includes('checked'));

const isWrong = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).some(
    (member) => member.isStringLiteral() && member.value === 'danger',
  );

const breachesOf = (component: Component): readonly string[] => {
  const { name, props } = component;
  const known = propsOf(component);
  const lacking = (wanted: readonly string[]) =>
    wanted.filter((prop) => !known.includes(prop)).map((prop) => `${name} does not take ${prop}`);
  return [
    ...(isPrimitive(component) && !WITHOUT_ELEMENT.includes(name) ? lacking(['ref', 'id']) : []),
    ...(isPrimitive(component) && isControl(known) && !FILTERS.includes(name) ? lacking(CONTROL_PROPS) : []),
    ...(known.includes('className') && !WITH_CLASS_NAME.includes(name) ? [`${name} takes className`] : []),
    ...(props === null ? [] : checker.getPropertiesOfType(props))
      .filter((prop) => isWrong(checker.getTypeOfSymbol(prop)))
      .map((prop) => `${name}.${prop.name} says danger, not error`),
  ];
};

/** Props that break the conventions of docs/ui-kit.md. */
export const policyBreaches = components.flatMap(breachesOf);

/** The controls among the primitives. */
export const controls = components
  .filter(
    (component) =>
      isPrimitive(component) && !FILTERS.includes(component.name) && isControl(propsOf(component)),
  )
  .map(({ name }) => name);
