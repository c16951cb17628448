import { Info } from 'lucide-react';

const LINES = [
  'A number can receive several SMS during its 20-minute life.',
  'Cancel after 4 minutes with no SMS for a full refund.',
  'After expiry a reactivation service may be offered.',
  'Wait before cancelling: an SMS may still be on its way.',
];

/** What to know while a number is waiting (spec §2). */
export function UsageGuide() {
  return (
    <div
      role="note"
      aria-label="How numbers work"
      className="rounded-card border border-info-line bg-info-soft p-4"
    >
      <div className="flex gap-3">
        <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
        <ul className="grid list-disc gap-x-8 gap-y-1 pl-4 text-sm text-ink marker:text-info md:grid-cols-2">
          {LINES.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
