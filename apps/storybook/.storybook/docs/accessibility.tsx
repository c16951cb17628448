import type { ComponentDocs } from '../../../../packages/ui/src/story-kit/component-docs';
import { Table } from '../../pages/blocks/table';
import { Section } from './section';

/** Keyboard interaction. */
export function Keyboard({ keys = [] }: { keys: ComponentDocs['keyboard'] }) {
  return (
    <Section title="Keyboard">
      {keys.length === 0 ? (
        <p className="text-ink-muted">Takes no keys beyond those of every link, button and field.</p>
      ) : (
        <Table
          headings={['Keys', 'What happens']}
          rows={keys.map(({ keys: pressed, does }) => [pressed, does])}
        />
      )}
    </Section>
  );
}

/** Screen reader output. */
export function ScreenReader({ says }: { says: ComponentDocs['screenReader'] }) {
  if (says === undefined) return null;
  return (
    <Section title="Screen reader">
      <ul className="flex flex-col">
        {says.map((sentence) => (
          <li key={sentence} className="border-b border-line py-2">
            {sentence}
          </li>
        ))}
      </ul>
    </Section>
  );
}
