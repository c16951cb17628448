import type { PreparedMeta } from 'storybook/internal/types';
import { createElement, type ComponentType } from 'react';

interface ExampleProps {
  readonly of: PreparedMeta;
  /** Properties besides those of all stories. */
  readonly args: object;
}

/** A component as its stories show it, with other properties. */
export const Example = ({ of: { component, initialArgs }, args }: ExampleProps) =>
  createElement(component as ComponentType<object>, { ...initialArgs, ...args });
