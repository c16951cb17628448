import usesByFolder from 'virtual:uses';
import { ComponentLink } from './component-link';
import { Section } from './section';

/** 'parts/numbers/number-card' of '../../packages/ui/src/parts/numbers/number-card/number-card.stories.tsx'. */
const folderOf = (storyFile: string): string =>
  /src\/((?:parts\/[^/]+|[^/]+)\/[^/]+)\//.exec(storyFile)?.[1] ?? '';

/** Usages of a component, from the imports of the product. */
export function Uses({ storyFile }: { storyFile: string }) {
  const uses = usesByFolder[folderOf(storyFile)];
  return (
    <Section title="Where it is used">
      {uses === undefined ? (
        <p className="text-ink-muted">No file of the product imports it.</p>
      ) : (
        <ul className="max-h-96 gap-x-6 space-y-1 overflow-y-auto sm:columns-2 lg:columns-3">
          {uses.components.map(({ folder, title }) => (
            <li key={folder}>
              {title === undefined ? (
                <code className="text-xs">packages/ui/src/{folder}</code>
              ) : (
                <ComponentLink title={title} />
              )}
            </li>
          ))}
          {uses.files.map((file) => (
            <li key={file}>
              <code className="text-xs wrap-anywhere text-ink-muted">{file}</code>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
