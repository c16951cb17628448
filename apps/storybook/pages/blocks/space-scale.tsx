import classes from 'virtual:classes';

/** Steps of the spacing scale, with the number of their uses. */
export function SpaceScale() {
  return (
    <ul className="flex flex-col gap-2 text-sm text-ink">
      {classes.steps.map(({ name, count }) => (
        <li key={name} className="flex items-center gap-4">
          <code className="w-12 text-right text-xs text-ink-muted">{name}</code>
          <span className="h-4 bg-accent-fill" style={{ width: `calc(var(--spacing) * ${name})` }} />
          <span className="text-xs text-ink-subtle tabular-nums">{count}×</span>
        </li>
      ))}
    </ul>
  );
}
