import decisions from 'virtual:decisions';
import type { ComponentDocs } from '../../../../packages/ui/src/story-kit/component-docs';
import { Section } from './section';

/** The decisions behind a component, each with a link to its record. */
export function Decisions({ numbers = [] }: { numbers: ComponentDocs['decisions'] }) {
  const behind = decisions.filter(({ number }) => numbers.includes(number));
  if (behind.length === 0) return null;
  return (
    <Section title="Decisions">
      <ul className="flex flex-col gap-1">
        {behind.map(({ number, title, file }) => (
          <li key={number} className="flex flex-wrap items-baseline gap-x-3">
            <a
              href={`decisions/${file}`}
              target="_blank"
              rel="noreferrer"
              className="text-accent hover:underline"
            >
              {title}
            </a>
            <code className="text-xs text-ink-muted">docs/decisions/{file}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}
