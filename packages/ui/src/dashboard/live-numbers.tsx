import { Hourglass } from 'lucide';
import type { ReactNode } from 'react';

import { Button } from '../primitives/buttons/button';
import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { Link } from '../primitives/buttons/link';
import { ServiceLogo } from '../primitives/service-logo';
import { Skeleton } from '../primitives/feedback/skeleton';
import { PhoneGroups } from '../numbers/phone-groups';

/** A number that waits for an SMS or has received one. */
export interface LiveNumber {
  /** Id of the number. */
  id: string;
  service: string;
  /** Provider code of the service, for its logo. */
  serviceCode: string;
  /** Displayed groups of the phone number; joined, they are the number. Empty while it is unknown. */
  phoneGroups: readonly string[];
  status: 'waiting' | 'received';
  /** null while waiting, and while only the active numbers page can show it. */
  code: string | null;
  /** True for an SMS in which no code was found. @defaultValue false */
  isWithoutCode?: boolean | undefined;
  /** True in the last minutes without an SMS. @defaultValue false */
  isEnding?: boolean | undefined;
}

export interface LiveNumbersProps {
  /** Those with a code first; undefined while loading. */
  numbers: readonly LiveNumber[] | undefined;
  /** Countdown of the waiting number with this id. */
  renderCountdown: (id: string) => ReactNode;
  /** Called with the code. */
  onCopy: (code: string) => void;
}

/** Numbers shown at most. */
const SHOWN = 3;

const ROW = 'flex flex-1 flex-wrap content-center items-center gap-x-3 gap-y-1 px-4 py-2';

/**
 * Codes to copy, then numbers that wait: the reason for most visits. Its rows fill the height that the page
 * gives it, so that nothing below moves when one appears. Once on the dashboard, as its first block, while a
 * number lives. Not without a live number: use BuyBox or, for a new account, FirstCode. A new code is not
 * announced here: its toast announces it.
 */
export function LiveNumbers({ numbers, renderCountdown, onCopy }: LiveNumbersProps) {
  if (numbers === undefined) return <LoadingNumbers />;
  const first = numbers.find(({ code }) => code !== null);
  return (
    <>
      <h2 className="sr-only">Live numbers</h2>
      <ul className="flex flex-1 flex-col divide-y divide-line">
        {numbers.slice(0, SHOWN).map((number) => (
          <li
            key={number.id}
            className={classes(
              ROW,
              'group/row',
              // An only code is below its name, on phones above it and as wide as its button; an only wait is
              // below its number.
              number.status === 'received'
                ? 'bg-success-soft only:grid only:gap-3 md:only:grid-cols-[auto_1fr] md:only:gap-x-8 md:only:gap-y-4 md:only:px-6'
                : 'only:grid only:gap-4 md:only:flex',
            )}
          >
            <Name {...number} />
            {number.status === 'received' ? (
              <Code {...number} isFirst={number === first} onCopy={onCopy} />
            ) : (
              <p
                className={classes(
                  'flex shrink-0 items-center gap-2 group-only/row:pl-11 group-only/row:text-xl',
                  number.isEnding ? 'font-semibold text-warning' : 'text-ink-muted',
                )}
              >
                <Icon of={Hourglass} className="size-4" />
                <span className="sr-only group-only/row:not-sr-only">Waiting for SMS</span>
                {renderCountdown(number.id)}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="flex min-h-11 items-center border-t border-line px-4 text-sm">
        <Link to="/active-numbers">
          All active numbers <span className="sr-only md:not-sr-only">({numbers.length})</span>
        </Link>
      </p>
    </>
  );
}

/** On phones the code is above the name. */
function Name({ service, serviceCode, phoneGroups, status }: LiveNumber) {
  return (
    <div
      className={classes(
        'flex min-w-0 flex-1 items-center gap-3',
        status === 'received' &&
          'order-last basis-full md:order-none md:basis-0 md:group-only/row:col-span-full',
      )}
    >
      <ServiceLogo code={serviceCode} name={service} />
      <div
        className={classes(
          'min-w-0',
          status === 'received' && 'flex flex-wrap items-baseline gap-x-2 md:block',
        )}
      >
        <p className="max-w-full text-name wrap-anywhere text-ink xs:truncate">
          <bdi>{service}</bdi>
        </p>
        <p
          className={classes(
            'text-meta wrap-anywhere text-ink-muted tabular-nums',
            // Alone, it has the height of three rows.
            status === 'waiting' && 'group-only/row:text-2xl group-only/row:text-ink',
          )}
        >
          <bdi>
            <PhoneGroups groups={phoneGroups} />
          </bdi>
        </p>
      </div>
    </div>
  );
}

interface CodeProps
  extends Pick<LiveNumbersProps, 'onCopy'>, Pick<LiveNumber, 'code' | 'isWithoutCode' | 'service'> {
  /** The only filled button of the page. */
  isFirst: boolean;
}

function Code({ code, isWithoutCode = false, service, isFirst, onCopy }: CodeProps) {
  if (code === null)
    return (
      <p className="flex-1 text-sm md:flex-none">
        <Link to="/active-numbers">{isWithoutCode ? 'New SMS' : 'Show code'}</Link>
      </p>
    );
  return (
    <>
      <bdi className="font-digits text-code flex-1 wrap-anywhere text-ink md:flex-none md:group-only/row:text-[3rem]/[3.5rem]">
        {code}
      </bdi>
      <span className="grid md:group-only/row:justify-start">
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          size="lg"
          aria-label={`Copy SMS code ${code} of ${service}`}
          onClick={() => onCopy(code)}
        >
          Copy
        </Button>
      </span>
    </>
  );
}

function LoadingNumbers() {
  return (
    <div role="status" className="flex flex-1 flex-col divide-y divide-line">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: SHOWN }, (_, place) => (
        <div key={place} className={ROW}>
          <Skeleton className="size-8" />
          <Skeleton className="h-4 max-w-48 flex-1" />
        </div>
      ))}
    </div>
  );
}
