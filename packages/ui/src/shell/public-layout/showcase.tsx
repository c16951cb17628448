import { Check, LockKeyhole, MessageSquareText } from 'lucide-react';

const codes = [
  { code: '481 902', indent: 'ml-0' },
  { code: '27 64 15', indent: 'ml-10' },
  { code: 'G-730518', indent: 'ml-4' },
] as const;

/** Decoration of the public pages: what the product does, without words. */
export default function Showcase() {
  return (
    <div aria-hidden className="relative flex h-full items-center justify-center overflow-hidden">
      <div className="absolute size-120 rounded-pill border border-accent-line opacity-60" />
      <div className="absolute size-88 rounded-pill border border-accent-line" />
      <ul className="relative flex w-80 flex-col gap-4">
        {codes.map(({ code, indent }) => (
          <li
            key={code}
            className={`flex items-center gap-3 rounded-card border border-line bg-raised p-4 shadow-popover ${indent}`}
          >
            <span className="flex size-9 items-center justify-center rounded-control bg-accent-soft text-accent">
              <MessageSquareText className="size-4" />
            </span>
            <span className="flex-1 font-digits text-lg font-semibold tracking-wide text-ink">{code}</span>
            <span className="flex size-6 items-center justify-center rounded-pill bg-success-soft text-success">
              <Check className="size-3.5" />
            </span>
          </li>
        ))}
        <li className="absolute -top-12 right-0 flex size-12 items-center justify-center rounded-card bg-accent-fill text-on-accent shadow-popover">
          <LockKeyhole className="size-5" />
        </li>
      </ul>
    </div>
  );
}
