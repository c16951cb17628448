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
import type { ComponentDocs } from '../../../../packages/ui/src/story-kit/component-docs';
import { Keyboard, ScreenReader } from './accessibility';
import { AllStories } from './all-stories';
import { Anatomy } from './anatomy';
import { Decisions } from './decisions';
import { TestStatus } from './test-status';
import { DosAndDonts, WhenToUse } from './usage-guidelines';
import { Uses } from './uses';

/** The docs page of a component: its docs file, and facts from its code. Headings are the same on all pages. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const { componentDocs: docs, fileName } = preparedMeta.parameters as {
    componentDocs?: ComponentDocs;
    fileName: string;
  };
  const [first] = stories;
  return (
    <>
      <Title />
      {docs === undefined ? <Description of="meta" /> : <Subtitle>{docs.summary}</Subtitle>}
      <Primary />
      <TestStatus stories={stories} storyFile={fileName} />
      {docs !== undefined && (
        <>
          {docs.anatomy !== undefined && first !== undefined && (
            <Anatomy story={first} parts={docs.anatomy} />
          )}
          <WhenToUse {...docs} />
          <DosAndDonts {...docs} />
          <Keyboard keys={docs.keyboard} />
          <ScreenReader says={docs.screenReader} />
        </>
      )}
      <Heading>Properties</Heading>
      <ArgTypes />
      {docs !== undefined && <Decisions numbers={docs.decisions} />}
      <Uses storyFile={fileName} />
      <AllStories stories={stories.slice(1)} />
    </>
  );
}
