import type { TrafficEntry } from '@sms/api-mocks/browser';
import { Badge, type BadgeTone } from '@sms/ui/primitives/badge';
import { ScrollBox } from '@sms/ui/primitives/scroll-box';
import { memo, useCallback, useState, useSyncExternalStore } from 'react';
import { Section, type SectionProps } from '../section';
import { EntryDetails } from './entry-details';

const toneOf = (status: number): BadgeTone => {
  if (status === 0 || status >= 500) return 'error';
  return status >= 400 ? 'warning' : 'success';
};

const typeOf = (frame: unknown): string =>
  typeof frame === 'object' && frame !== null && 'type' in frame ? String(frame.type) : 'message';

const labelOf = (entry: TrafficEntry): string => {
  if (entry.kind === 'call' || entry.kind === 'request')
    return `${entry.method} ${entry.path.replace(/^\/api/, '')}`;
  if (entry.kind === 'frame') return `${entry.from === 'server' ? '←' : '→'} ${typeOf(entry.frame)}`;
  return `websocket ${entry.event} ${entry.code ?? ''}`.trimEnd();
};

interface RowProps {
  readonly entry: TrafficEntry;
  readonly isOpen: boolean;
  readonly onToggle: (id: number) => void;
}

/** One call or message; its name opens and closes the details. */
const Row = memo(function Row({ entry, isOpen, onToggle }: RowProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => onToggle(entry.id)}
      className="flex min-h-7 w-full items-center gap-2 rounded-control px-1 text-left text-xs hover:bg-sunken"
    >
      <span className="text-ink-muted tabular-nums">{entry.at.slice(11, 19)}</span>
      <span className={isOpen ? 'min-w-0 flex-1 break-all' : 'min-w-0 flex-1 truncate'}>
        {labelOf(entry)}
      </span>
      {entry.kind === 'request' && <Badge>pending</Badge>}
      {entry.kind === 'call' && (
        <Badge tone={toneOf(entry.status)}>{entry.status === 0 ? 'no response' : entry.status}</Badge>
      )}
    </button>
  );
});

/** Calls and messages of this page as they happen, newest first. */
export function CallsSection({ controls, perform }: Omit<SectionProps, 'state'>) {
  const { subscribe, entries: read } = controls.traffic;
  const entries = useSyncExternalStore(subscribe, read);
  const [openId, setOpenId] = useState<number | null>(null);
  const toggle = useCallback((id: number) => setOpenId((open) => (open === id ? null : id)), []);

  return (
    <Section title="Calls">
      {entries.length === 0 ? (
        <p className="text-ink-muted">No calls yet. They appear as the page makes them.</p>
      ) : (
        <ScrollBox label="Calls and messages" maxHeight={22}>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Row entry={entry} isOpen={entry.id === openId} onToggle={toggle} />
                {entry.id === openId && <EntryDetails entry={entry} controls={controls} perform={perform} />}
              </li>
            ))}
          </ul>
        </ScrollBox>
      )}
    </Section>
  );
}
