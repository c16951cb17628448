import { Check, MessageSquareText } from 'lucide-react';
import type { CSSProperties } from 'react';

const INCOMING_CODE = '420337';
const EARLIER = [
  { code: '27 64 15', indent: 'ml-10' },
  { code: 'G-730518', indent: 'ml-4' },
] as const;

const look: CSSProperties & Record<'--digits', number> = { '--digits': INCOMING_CODE.length };
const CARD = 'rounded-card border border-line bg-raised p-4 shadow-popover';

/** Decoration of the signed-out pages: a code that arrives on a number's card. */
export default function Showcase() {
  return (
    <div aria-hidden className="relative flex h-full items-center justify-center overflow-hidden">
      <div className="absolute size-120 rounded-pill border border-accent-line opacity-60" />
      <div className="absolute size-88 rounded-pill border border-accent-line" />
      <ul className="relative flex w-80 flex-col gap-4">
        <li className={`flex animate-enter flex-col gap-3 ${CARD}`}>
          <span className="flex items-center gap-3 text-ink-muted tabular-nums">
            <Tile />
            <span className="flex-1 font-digits text-base font-medium text-ink">+1 263 131 2082</span>
            19:42
          </span>
          <span className="flex h-16 animate-arrive items-center justify-between rounded-control border border-success-line bg-success-soft px-4">
            <span style={look} className="animate-digits font-digits text-code text-ink">
              {INCOMING_CODE}
            </span>
            <Tick />
          </span>
        </li>
        {EARLIER.map(({ code, indent }) => (
          <li key={code} className={`flex items-center gap-3 ${CARD} ${indent}`}>
            <Tile />
            <span className="flex-1 font-digits text-lg font-semibold tracking-wide text-ink">{code}</span>
            <Tick />
          </li>
        ))}
      </ul>
    </div>
  );
}

const Tile = () => (
  <span className="flex size-9 items-center justify-center rounded-control bg-accent-soft text-accent">
    <MessageSquareText className="size-4" />
  </span>
);

const Tick = () => (
  <span className="flex size-6 items-center justify-center rounded-pill bg-success-soft text-success">
    <Check className="size-3.5" />
  </span>
);
