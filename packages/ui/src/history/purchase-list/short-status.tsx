import { StatusDot } from '../../primitives/status-dot';
import { NUMBER_STATUS, type NumberDisplayStatus } from '../../numbers/number-card/number-status';

const SHORT: Readonly<Partial<Record<NumberDisplayStatus, string>>> = {
  waiting: 'Waiting',
  received: 'Received',
};

/** The status of a row in one word; screen readers get the label of the specification. */
export function ShortStatus({ status }: { status: NumberDisplayStatus }) {
  const { label, tone } = NUMBER_STATUS[status];
  const short = SHORT[status];
  if (short === undefined) return <StatusDot tone={tone}>{label}</StatusDot>;
  return (
    <>
      <span aria-hidden>
        <StatusDot tone={tone}>{short}</StatusDot>
      </span>
      <span className="sr-only">{label}</span>
    </>
  );
}
