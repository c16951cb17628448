import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';

/** Link to the docs page of a component, by its title in the sidebar. */
export const ComponentLink = ({ title }: { readonly title: string }) => (
  <AnchorMdx href={`?path=/docs/${toId(title, 'docs')}`} target="_self">
    {title}
  </AnchorMdx>
);
