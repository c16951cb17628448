import { Canvas, Description, Heading, Subheading } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { RenderWhenVisible } from './render-when-visible';

/** The stories of a component, each rendered when it is nearly in view. */
export function AllStories({ stories }: { stories: readonly PreparedStory[] }) {
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>All stories</Heading>
      {stories.map(({ id, name, moduleExport }) => (
        <section key={id} aria-label={name}>
          <Subheading>{name}</Subheading>
          <Description of={moduleExport as unknown} />
          <RenderWhenVisible>
            <Canvas of={moduleExport as never} />
          </RenderWhenVisible>
        </section>
      ))}
    </>
  );
}
