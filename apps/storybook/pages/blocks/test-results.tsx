import keysByFile from 'virtual:keys';
import { ComponentLink } from '../../.storybook/docs/component-link';
import { firstStoryChecks } from '../../.storybook/docs/first-story-checks';
import { Results } from '../../.storybook/docs/results';
import { indexEntries } from './index-lists';

const components = Object.values(keysByFile);
const withUntestedKeys = components.filter(({ untested }) => untested.length > 0);

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** What the tests of this Storybook check, from the same sources as the test status of each component. */
export function TestResults() {
  const stories = indexEntries().filter(({ type }) => type === 'story').length;
  const documented = sum(components.map(({ documented: entries }) => entries.length));
  return (
    <div className="text-sm text-ink">
      <Results
        rows={[
          [
            'Accessibility (axe)',
            `Tested in all ${stories} stories, those of components in the light and the dark theme`,
          ],
          ...firstStoryChecks.map(
            ({ name, criterion }) =>
              [
                name,
                `Tested in the first story of all ${components.length} components: ${criterion}`,
              ] as const,
          ),
          [
            'Other keys',
            `Tested in ${components.length - withUntestedKeys.length} of ${components.length} components, which document ${documented} keys`,
          ],
        ]}
      />
      <details className="mt-4 py-2">
        <summary className="cursor-pointer text-accent">Keys without a test of their own</summary>
        <ul className="mt-2 flex flex-col">
          {withUntestedKeys.map(({ title, untested }) => (
            <li key={title} className="flex flex-wrap gap-x-3 border-b border-line py-1.5">
              <ComponentLink title={title} />
              <span className="text-ink-muted">{untested.join(', ')}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
