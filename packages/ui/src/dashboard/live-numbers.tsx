import type { ReactNode } from 'react';

import { Link } from '../primitives/buttons/link';
import { LoadingRows } from '../primitives/feedback/loading-rows';
import { Skeleton } from '../primitives/feedback/skeleton';
import { NumberLine } from '../numbers/number-line';
import type { IdentityProps } from '../numbers/number-line/identity';
import type { PhoneProps } from '../numbers/number-line/phone';

/** A number that waits for an SMS or has received one. */
export interface LiveNumber
  extends Pick<IdentityProps, 'service' | 'serviceCode'>, Pick<PhoneProps, 'phoneGroups'> {
  id: string;
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
  /** NumberLine.Life of the waiting number with this id. */
  renderLife: (id: string) => ReactNode;
  /** Called with the code. */
  onCopy: (code: string) => void;
}

/** Numbers shown at most. */
const SHOWN = 3;

/**
 * Codes to copy, then numbers that wait: the reason for most visits. Its lines fill the height that the page
 * gives it, so that nothing below moves when one appears. Once on the dashboard, as its first block, while a
 * number lives; the only one is a stage. Not without a live number: use BuyBox or, for a new account,
 * FirstCode.
 */
export function LiveNumbers({ numbers, renderLife, onCopy }: LiveNumbersProps) {
  if (numbers === undefined)
    return (
      <LoadingRows label="Loading..." count={SHOWN} className="flex-1 px-card">
        <Skeleton className="size-8" />
        <Skeleton className="h-4 max-w-48 flex-1" />
      </LoadingRows>
    );
  const first = numbers.find(({ code }) => code !== null);
  return (
    <>
      <h2 className="sr-only">Live numbers</h2>
      <ul className="flex flex-1 flex-col divide-y divide-line">
        {numbers.slice(0, SHOWN).map((number) => (
          <li key={number.id} className="grid flex-1">
            <NumberLine.Root
              subject={`${number.service} ${number.phoneGroups.join('')}`}
              density={numbers.length === 1 ? 'stage' : 64}
              state={number.status === 'received' ? 'received' : number.isEnding ? 'ending' : 'waiting'}
            >
              <NumberLine.Identity {...number} country={undefined} price={undefined} />
              <NumberLine.Phone phoneGroups={number.phoneGroups} />
              {number.status === 'waiting' ? (
                renderLife(number.id)
              ) : number.code === null ? (
                <p className="text-right text-sm [grid-area:code]">
                  <Link to="/active-numbers">{number.isWithoutCode ? 'New SMS' : 'Show code'}</Link>
                </p>
              ) : (
                <NumberLine.Code
                  code={number.code}
                  service={number.service}
                  isNewestCode={number === first}
                  onCopy={() => onCopy(number.code ?? '')}
                />
              )}
            </NumberLine.Root>
          </li>
        ))}
      </ul>
      <p className="flex min-h-11 items-center border-t border-line px-card text-sm">
        <Link to="/active-numbers">
          All{' '}
          <span className={numbers.length > SHOWN ? 'sr-only md:not-sr-only' : 'hidden'}>
            {numbers.length}
          </span>{' '}
          active numbers
        </Link>
      </p>
    </>
  );
}
