import type { ComponentDocs } from '../../../../packages/ui/src/story-kit/component-docs';
import { Table } from '../../pages/blocks/table';
import { Section } from './section';

/** Keyboard interaction. */
export const Keyboard = ({ keys }: { keys: ComponentDocs['keyboard'] }) => (
  <Section title="Keyboard">
    {keys === undefined ? (
      <p className="text-ink-muted">Takes no keys beyond those of every link, button and field.</p>
    ) : (
      <Table headings={['Keys', 'What happens']} rows={Object.entries(keys)} />
    )}
  </Section>
);
