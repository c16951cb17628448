import { useId, type ReactNode } from 'react';

/** Grid of number cards. */
export const NUMBER_GRID = 'grid grid-cols-1 gap-4 md:grid-cols-2 2xl:grid-cols-3';

export interface NumberSectionProps {
  title: string;
  /** View transition name of the section; unique on its page. */
  name: string;
  /** In display order; an empty section is not rendered. */
  ids: readonly string[];
  renderCard: (id: string) => ReactNode;
}

/** Number cards under a heading. */
export function NumberSection({ title, name, ids, renderCard }: NumberSectionProps) {
  const headingId = useId();
  if (ids.length === 0) return null;
  return (
    <section aria-labelledby={headingId} style={{ viewTransitionName: name }}>
      <h2 id={headingId} className="mb-3 text-base font-semibold text-ink">
        {title}
      </h2>
      <ul className={NUMBER_GRID}>
        {ids.map((id) => (
          <li key={id} style={{ viewTransitionName: `number-${id}` }} className="grid grid-cols-1">
            {renderCard(id)}
          </li>
        ))}
      </ul>
    </section>
  );
}
