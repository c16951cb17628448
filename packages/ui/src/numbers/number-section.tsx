import { useId, type ReactNode } from 'react';

/** Grid of number cards. */
export const NUMBER_GRID = 'grid grid-cols-1 gap-2 md:grid-cols-2 md:gap-4';

export interface NumberSectionProps {
  title: string;
  /** Name of the section; unique on its page. */
  name: string;
  /** In display order; an empty section is not rendered. */
  ids: readonly string[];
  /** True for the only number of the page: its card is wider. @defaultValue false */
  isAlone?: boolean | undefined;
  /** Beside the heading: a control of the section. */
  action?: ReactNode;
  renderCard: (id: string) => ReactNode;
}

/**
 * Number cards under a quiet heading. On the active numbers page: 'SMS Received', 'Waiting for SMS',
 * 'Expired' and 'Late SMS'.
 */
export function NumberSection({ title, name, ids, isAlone = false, action, renderCard }: NumberSectionProps) {
  const headingId = useId();
  if (ids.length === 0) return null;
  return (
    // `data-moves`: moves to its new place, when a card above comes, goes or changes its height.
    <section aria-labelledby={headingId} data-moves={name}>
      <div className="mb-1 flex items-center justify-between gap-2 md:mb-2">
        <h2 id={headingId} className="text-section text-ink-muted">
          {title}
        </h2>
        {action}
      </div>
      <ul className={isAlone ? 'grid max-w-180' : NUMBER_GRID}>
        {ids.map((id) => (
          <li key={id} data-moves={`number-${id}`} className="grid grid-cols-1">
            {renderCard(id)}
          </li>
        ))}
      </ul>
    </section>
  );
}
