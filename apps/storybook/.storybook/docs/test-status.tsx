import keysByFile, { type Keys } from 'virtual:keys';
import type { PreparedStory } from 'storybook/internal/types';
import type { ReactNode } from 'react';
import { isAxeRun, isOnBackend } from '../hooks/colour-rules';
import { firstStoryChecks } from './first-story-checks';
import { Results } from './results';
import { Section } from './section';

const NOT_TESTED = <span className="text-ink-muted">Not tested</span>;

/** Which of the stories axe checks, and in which themes. */
const axeResult = (stories: readonly PreparedStory[]): ReactNode => {
  const skipped = stories.filter(({ parameters }) => !isAxeRun(parameters));
  if (skipped.length === stories.length) return NOT_TESTED;
  const themes = stories.some(isOnBackend) ? 'light' : 'light and dark';
  const which =
    skipped.length === 0 ? 'every story' : `${stories.length - skipped.length} of ${stories.length} stories`;
  const except = skipped.length === 0 ? '' : `, not in ${skipped.map(({ name }) => name).join(', ')}`;
  return `Tested in ${which}, ${themes}${except}`;
};

function KeyResults({ pressed, documented, untested }: Omit<Keys, 'title'>) {
  if (pressed.length === 0 && documented.length === 0) return 'Takes no keys of its own';
  if (pressed.length === 0) return untested.length === 0 ? 'Takes no keys but Tab' : NOT_TESTED;
  return (
    <span className="flex flex-wrap items-baseline gap-1.5">
      {pressed.map((key) => (
        <kbd key={key} className="rounded-chip border border-line bg-sunken px-1.5 py-0.5 font-sans text-xs">
          {key}
        </kbd>
      ))}
      {untested.length > 0 && <span className="text-ink-muted">Not tested: {untested.join(', ')}</span>}
    </span>
  );
}

interface TestStatusProps {
  readonly stories: readonly PreparedStory[];
  readonly storyFile: string;
}

/** What the tests of the built Storybook check of a component, from its stories and the tests themselves. */
export function TestStatus({ stories, storyFile }: TestStatusProps) {
  const states = stories.filter(({ tags }) => tags.includes('state')).length;
  const keys = keysByFile[storyFile.replace(/^(\.\.\/)+/, '')];
  const rows: readonly (readonly [name: string, result: ReactNode])[] = [
    ['States', `${states}, in ${stories.length} ${stories.length === 1 ? 'story' : 'stories'}`],
    ['Accessibility (axe)', axeResult(stories)],
    ['Keys pressed by tests', keys === undefined ? NOT_TESTED : <KeyResults key="keys" {...keys} />],
    ...firstStoryChecks.map(
      ({ name, criterion }) => [name, `Tested in the first story: ${criterion}`] as const,
    ),
  ];
  return (
    <Section title="Test status">
      <Results rows={rows} />
    </Section>
  );
}
