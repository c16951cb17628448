import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Types whose values a reader can select or type. */
const EDITABLE_TYPES = ['string', 'number', 'boolean', 'enum'];

/**
 * Enables controls for texts, numbers, switches and choices. Nodes, callbacks and data would get a JSON
 * editor, which shows nothing and breaks the story; a plain text node is edited as text.
 */
export const usefulControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (EDITABLE_TYPES.includes(argType.type?.name ?? '')) return [name, argType];
      const isText = typeof initialArgs[name] === 'string';
      return [name, { ...argType, control: isText ? { type: 'text' } : false }];
    }),
  );
