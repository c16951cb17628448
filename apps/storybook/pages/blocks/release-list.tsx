import releases, { type Release } from 'virtual:changes';

const daysOf = (changes: Release['changes']): readonly string[] => [
  ...new Set(changes.map(({ day }) => day)),
];

/** All releases with their changes by day. */
export function ReleaseList() {
  if (releases.length === 0) {
    return (
      <p className="text-sm text-ink">This Storybook was built without the history of the repository.</p>
    );
  }
  return releases.map(({ name, changes }) => (
    <section key={name} className="mb-10 text-sm text-ink">
      <h2 className="mb-3 text-lg font-semibold">{name ?? 'Next release'}</h2>
      <div className="max-h-200 overflow-y-auto rounded-card border border-line bg-surface px-4">
        {daysOf(changes).map((day) => (
          <section key={day} className="py-4">
            <h3 className="mb-2 font-medium text-ink-muted">
              <time dateTime={day}>{day}</time>
            </h3>
            <ul className="flex flex-col">
              {changes
                .filter((change) => change.day === day)
                .map(({ commit, text }) => (
                  <li key={commit} className="flex items-baseline gap-4 border-t border-line py-1.5">
                    <code className="text-xs text-ink-subtle">{commit}</code>
                    {text}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  ));
}
