import type { Limits } from '../limits';
import { Disclosure } from '../primitives/overlays/disclosure';

export interface UsageGuideProps {
  limits: Pick<Limits, 'lifetimeMinutes' | 'refundAfterMinutes'>;
  /** Initially open, for users who have not dismissed it. @defaultValue false */
  defaultOpen?: boolean | undefined;
}

/**
 * What holds for every waiting number, in four lines that collapse (spec §2). Not for a disabled button: the
 * reason is next to the button.
 */
export function UsageGuide({ limits, defaultOpen }: UsageGuideProps) {
  const lines = [
    `A number can receive several SMS during its ${limits.lifetimeMinutes}-minute life.`,
    `Cancel after ${limits.refundAfterMinutes} minutes with no SMS for a full refund.`,
    'After expiry a reactivation service may be offered.',
    'Wait before cancelling: an SMS may still be on its way.',
  ];
  return (
    <div role="note" aria-label="How numbers work" className="@container">
      <Disclosure summary="How numbers work" defaultOpen={defaultOpen}>
        <ul className="mt-2 grid list-disc gap-x-8 gap-y-1 rounded-card bg-sunken py-3 pr-4 pl-8 text-sm text-ink marker:text-ink-subtle @2xl:grid-cols-2">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
