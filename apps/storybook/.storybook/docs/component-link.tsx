import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { toId } from 'storybook/internal/csf';

interface ComponentLinkProps {
  /** Title in the sidebar: 'Parts/Numbers/NumberCard'. */
  readonly title: string;
  /** Default: the title. */
  readonly children?: ReactNode;
}

/** Link to the docs page of a component. */
export const ComponentLink = ({ title, children = title }: ComponentLinkProps) => (
  <AnchorMdx href={`?path=/docs/${toId(title, 'docs')}`} target="_self">
    {children}
  </AnchorMdx>
);
