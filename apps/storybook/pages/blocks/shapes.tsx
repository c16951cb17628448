import { TokenList } from './token-list';

/** All radii. */
export function RadiusList() {
  return (
    <TokenList
      prefix="--radius-"
      sample={({ variable }) => (
        <span
          className="h-20 border border-line-strong bg-surface"
          style={{ borderRadius: `var(${variable})` }}
        />
      )}
    />
  );
}

/** All shadows. */
export function ShadowList() {
  return (
    <TokenList
      prefix="--shadow-"
      sample={({ variable }) => (
        <span
          className="mb-4 h-20 rounded-card border border-line bg-raised"
          style={{ boxShadow: `var(${variable})` }}
        />
      )}
    />
  );
}
