import type { Limits } from '../limits';
import { Disclosure } from '../primitives/overlays/disclosure';

export interface UsageGuideProps {
  /** Limits of the specification used in the texts. */
  limits: Pick<Limits, 'lifetimeMinutes' | 'refundAfterMinutes'>;
  /** Initially open, for users who have not dismissed it. @defaultValue false */
  defaultOpen?: boolean | undefined;
}

/**
 * Usage guide for waiting numbers: four lines, collapsible under 'How numbers work' (spec §2). At the end of
 * the active numbers page, while a number is waiting; open until it is dismissed. Not for a disabled button:
 * the reason is next to the button.
 */
export function UsageGuide({ limits, defaultOpen }: UsageGuideProps) {
  const lines = [
    `A number can receive several SMS during its ${limits.lifetimeMinutes}-minute life.`,
    `Cancel after ${limits.refundAfterMinutes} minutes with no SMS for a full refund.`,
    'After expiry a reactivation service may be offered.',
    'Wait before cancelling: an SMS may still be on its way.',
  ];
  return (
    <div role="note" aria-label="How numbers work">
      <Disclosure summary="How numbers work" defaultOpen={defaultOpen}>
        <ul className="mt-2 grid list-disc gap-x-8 gap-y-1 rounded-card bg-sunken py-3 pr-4 pl-8 text-sm text-ink marker:text-ink-subtle md:grid-cols-2">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
