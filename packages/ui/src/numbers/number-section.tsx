import { useId, type ReactNode } from 'react';

export interface NumberSectionProps {
  title: string;
  /** Name of the section; unique on its page. */
  name: string;
  /** In display order; an empty section is not rendered. */
  ids: readonly string[];
  /** Beside the heading: a control of the section. */
  action?: ReactNode;
  renderCard: (id: string) => ReactNode;
}

/** Lines of numbers under a quiet heading, in the card of the active numbers page. */
export function NumberSection({ title, name, ids, action, renderCard }: NumberSectionProps) {
  const headingId = useId();
  if (ids.length === 0) return null;
  return (
    // `data-moves`: moves to its new place, when a line above comes, goes or changes its height.
    <section
      aria-labelledby={headingId}
      data-moves={name}
      className="group/section border-line not-first:border-t"
    >
      <div className="flex min-h-7 items-center justify-between gap-2 px-3 md:min-h-8 md:px-5">
        <h2 id={headingId} className="text-section text-ink-muted">
          {title}
        </h2>
        {action && <div className="py-1">{action}</div>}
      </div>
      <ul>
        {ids.map((id) => (
          <li
            key={id}
            data-moves={`number-${id}`}
            className="border-t border-line group-last/section:last:rounded-b-card"
          >
            {renderCard(id)}
          </li>
        ))}
      </ul>
    </section>
  );
}
