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
