import {
  ArgTypes,
  Description,
  DocsContext,
  Heading,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { Guide } from '../../../../packages/ui/src/story-kit/component-docs';
import { AllStories } from './all-stories';
import { Anatomy } from './anatomy';
import { Decisions } from './decisions';
import { DosAndDonts, WhenToUse } from './usage-guidelines';
import { Keyboard, ScreenReader } from './accessibility';
import { Uses } from './uses';

/**
 * The page of a component: what its guide says, and what is read from its code. Headings are the same everywhere, so
 * that a reader knows where to look.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const { guide, fileName } = preparedMeta.parameters as { guide?: Guide; fileName: string };
  const [first] = stories;
  return (
    <>
      <Title />
      {guide === undefined ? <Description of="meta" /> : <Subtitle>{guide.summary}</Subtitle>}
      <Primary />
      {guide !== undefined && (
        <>
          {guide.anatomy !== undefined && first !== undefined && (
            <Anatomy story={first} parts={guide.anatomy} />
          )}
          <WhenToUse {...guide} />
          <DosAndDonts {...guide} />
          <Keyboard keys={guide.keyboard} />
          <ScreenReader says={guide.screenReader} />
        </>
      )}
      <Heading>Properties</Heading>
      <ArgTypes />
      {guide !== undefined && <Decisions numbers={guide.decisions} />}
      <Uses storyFile={fileName} />
      <AllStories stories={stories.slice(1)} />
    </>
  );
}
