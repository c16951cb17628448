import {
  ArgTypes,
  Description,
  DocsContext,
  Heading,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useRef } from 'react';
import type { ComponentDocs } from '../../../../packages/ui/src/story-kit/component-docs';
import { Keyboard } from './keyboard';
import { AllStories } from './all-stories';
import { Anatomy } from './anatomy';
import { Decisions } from './decisions';
import { Drawing, type Design } from './drawing';
import { axesOf, Matrix } from './matrix';
import { ScreenReader } from './screen-reader';
import { TestStatus } from './test-status';
import { DosAndDonts, WhenToUse } from './usage-guidelines';
import { Uses } from './uses';

const docsByPath = import.meta.glob<ComponentDocs>('../../../../packages/ui/src/**/*.docs.ts', {
  eager: true,
  import: 'componentDocs',
});

/** The docs page of a component: its docs file, and facts from its code. Headings are the same on all pages. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const { design, fileName } = preparedMeta.parameters as { design?: Design; fileName: string };
  const docs: Partial<ComponentDocs> =
    docsByPath[`../../${fileName.replace('.stories.tsx', '.docs.ts')}`] ?? {};
  const [first] = stories;
  const picture = useRef<HTMLDivElement>(null);
  const axes = axesOf(preparedMeta, stories);
  return (
    <>
      <Title />
      <Description of="meta" />
      <div ref={picture}>{axes === undefined ? <Primary /> : <Matrix meta={preparedMeta} {...axes} />}</div>
      <TestStatus stories={stories} storyFile={fileName} />
      {docs.anatomy !== undefined && first !== undefined && <Anatomy story={first} parts={docs.anatomy} />}
      {design !== undefined && <Drawing {...design} />}
      <WhenToUse {...docs} />
      <DosAndDonts {...docs} meta={preparedMeta} />
      <Keyboard keys={docs.keyboard} />
      <ScreenReader picture={picture} says={docs.screenReader} />
      <Heading>Properties</Heading>
      <ArgTypes />
      <Decisions numbers={docs.decisions} />
      <Uses storyFile={fileName} />
      <AllStories stories={axes === undefined ? stories.slice(1) : stories} />
    </>
  );
}
