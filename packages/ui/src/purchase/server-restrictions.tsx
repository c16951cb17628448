import { Info, TriangleAlert } from 'lucide';
import { useId } from 'react';

import { Card } from '../primitives/card';
import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { UntrustedText } from '../primitives/untrusted-text';

/** Severity of a note. */
export type ServerRestrictionKind = 'warning' | 'info' | 'tip';

export interface ServerRestrictionsProps {
  /** At least one, the server's own texts, most severe first. */
  notes: readonly { kind: ServerRestrictionKind; text: string }[];
}

/**
 * The server's warnings, facts and tips about a selection, in its own words. They block nothing. Below the
 * selection of the wizard, once loaded.
 */
export function ServerRestrictions({ notes }: ServerRestrictionsProps) {
  const id = useId();
  return (
    <Card className="p-card">
      <div role="group" aria-labelledby={id}>
        <h2 id={id} className="mb-3 text-sm font-semibold text-ink">
          Before you buy
        </h2>
        <ul className="flex flex-col gap-2 text-sm text-ink-muted">
          {notes.map(({ kind, text }) => (
            <li key={text} className="flex items-start gap-2">
              {kind === 'warning' ? (
                <Icon of={TriangleAlert} className="mt-0.5 size-4 shrink-0 text-warning" />
              ) : (
                <Icon of={Info} className="mt-0.5 size-4 shrink-0 text-info" />
              )}
              <span className={classes('min-w-0', kind === 'warning' && 'text-ink')}>
                <UntrustedText>{text}</UntrustedText>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
