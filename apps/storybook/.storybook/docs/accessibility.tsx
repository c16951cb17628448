import type { ComponentDocs } from '../../../../packages/ui/src/story-kit/component-docs';
import { Section } from './section';

/** Keyboard interaction. */
export function Keyboard({ keys }: { keys: NonNullable<ComponentDocs['keyboard']> }) {
  return (
    <Section title="Keyboard">
      {keys.length === 0 ? (
        <p className="text-ink-muted">Takes no keys beyond those of every link, button and field.</p>
      ) : (
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b border-line text-xs text-ink-muted">
              <th scope="col" className="w-1/3 py-2 pr-4 font-medium">
                Keys
              </th>
              <th scope="col" className="py-2 font-medium">
                What happens
              </th>
            </tr>
          </thead>
          <tbody>
            {keys.map(({ keys: pressed, does }) => (
              <tr key={pressed + does} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-4 font-normal">
                  <kbd className="rounded-chip border border-line bg-sunken px-1.5 py-0.5 font-sans text-xs">
                    {pressed}
                  </kbd>
                </th>
                <td className="py-2">{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

/** Screen reader output. */
export function ScreenReader({ says }: { says: ComponentDocs['screenReader'] }) {
  if (says.length === 0) return null;
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
