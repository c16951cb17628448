import { useId, type ReactNode } from 'react';

/** The columns that cards of numbers stand in. */
export const NUMBER_GRID = 'grid grid-cols-1 gap-4 md:grid-cols-2 2xl:grid-cols-3';

export interface NumberSectionProps {
  title: string;
  /** Names the section for the browser, so that the application can move it smoothly; unique on its page. */
  name: string;
  /** In display order; without any there is no section. */
  ids: readonly string[];
  renderCard: (id: string) => ReactNode;
}

/** Cards of numbers under one heading. */
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
