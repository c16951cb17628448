import { Copy } from 'lucide-react';

import { Button } from '../../primitives/button';
import { Card } from '../../primitives/card';
import { Link } from '../../primitives/link';
import { ServiceLogo } from '../../primitives/service-logo';

/** A code that has arrived on a number that still lives. */
export interface ReadyCodeItem {
  id: string;
  service: string;
  /** The provider's code of the service, for its logo. */
  serviceCode: string;
  /** With its leading plus. */
  phoneNumber: string;
  /** Null while only the page of active numbers can show it. */
  code: string | null;
}

/** Props of {@link ReadyCodes}. */
export interface ReadyCodesProps {
  /** Newest first; none draws nothing. */
  codes: readonly ReadyCodeItem[];
  onCopy: (code: string) => void;
}

/** The codes that wait to be used: what most visits are for. */
export function ReadyCodes({ codes, onCopy }: ReadyCodesProps) {
  if (codes.length === 0) return null;
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-3 max-xs:flex-wrap">
        <h2 className="text-sm font-semibold text-ink">Codes ready now</h2>
        <p className="text-sm">
          <Link to="/active-numbers">Active numbers</Link>
        </p>
      </div>
      <ul className="divide-y divide-line">
        {codes.map(({ id, service, serviceCode, phoneNumber, code }) => (
          <li key={id} className="flex min-h-16 items-center gap-3 px-4 py-2 max-xs:flex-wrap">
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
              <Link to="/active-numbers">Show the code</Link>
            ) : (
              <>
                <bdi className="font-digits text-xl font-semibold tracking-wide text-ink">{code}</bdi>
                <Button
                  aria-label={`Copy code ${code}`}
                  onClick={() => onCopy(code)}
                  icon={<Copy aria-hidden className="size-4" />}
                >
                  Copy
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
