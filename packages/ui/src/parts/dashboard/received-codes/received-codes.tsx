import { Card } from '../../../primitives/card';
import { CopyButton } from '../../../primitives/copy-button';
import { Link } from '../../../primitives/link';
import { ServiceLogo } from '../../../primitives/service-logo';

/** A received code of an active number. */
export interface ReceivedCodeItem {
  /** Id of the number. */
  id: string;
  service: string;
  /** Provider code of the service, for its logo. */
  serviceCode: string;
  /** With a leading plus. */
  phoneNumber: string;
  /** null while only the active numbers page can show it. */
  code: string | null;
}

export interface ReceivedCodesProps {
  /** Newest first. */
  codes: readonly ReceivedCodeItem[];
  /** Called with the code. */
  onCopy: (code: string) => void;
}

/**
 * The newest received code, and a link to the others. As high without a code as with one, to prevent a layout shift.
 */
export function ReceivedCodes({ codes, onCopy }: ReceivedCodesProps) {
  const [newest] = codes;
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-3 max-xs:flex-wrap">
        <h2 className="text-sm font-semibold text-ink">Codes ready now</h2>
        <p className="text-sm">
          <Link to="/active-numbers">{codes.length > 1 ? `Show all ${codes.length}` : 'View numbers'}</Link>
        </p>
      </div>
      <div className="flex min-h-16 items-center gap-3 px-4 py-2 max-xs:flex-wrap">
        {newest === undefined ? (
          <p className="text-sm text-ink-muted">No codes yet. They appear here as soon as they arrive.</p>
        ) : (
          <ReceivedCode {...newest} onCopy={onCopy} />
        )}
      </div>
    </Card>
  );
}

function ReceivedCode({
  service,
  serviceCode,
  phoneNumber,
  code,
  onCopy,
}: ReceivedCodeItem & Pick<ReceivedCodesProps, 'onCopy'>) {
  return (
    <>
      <ServiceLogo code={serviceCode} name={service} size="lg" />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium wrap-anywhere text-ink sm:truncate">
          <bdi>{service}</bdi>
        </p>
        <p className="text-xs text-ink-muted tabular-nums">
          <bdi>{phoneNumber}</bdi>
        </p>
      </div>
      {code === null ? (
        <p className="text-sm">
          <Link to="/active-numbers">Show code</Link>
        </p>
      ) : (
        <>
          <bdi className="max-w-3/5 font-digits text-xl font-semibold wrap-anywhere text-ink max-xs:max-w-full">
            {code}
          </bdi>
          <CopyButton label="Copy SMS code" size="lg" copied={false} onCopy={() => onCopy(code)} />
        </>
      )}
    </>
  );
}
