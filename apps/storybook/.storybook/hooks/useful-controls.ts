import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Types whose values a reader can choose or type. */
const EDITABLE_TYPES = ['string', 'number', 'boolean', 'enum'];

/**
 * Offers a control where it helps: for texts, numbers, switches and choices. Nodes, callbacks and data would get an
 * editor for JSON, which shows nothing and breaks the story; a node that is a plain text is edited as one.
 */
export const usefulControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (EDITABLE_TYPES.includes(argType.type?.name ?? '')) return [name, argType];
      const isText = typeof initialArgs[name] === 'string';
      return [name, { ...argType, control: isText ? { type: 'text' } : false }];
    }),
  );
