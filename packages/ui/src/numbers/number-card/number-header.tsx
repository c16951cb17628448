import { ChevronDown } from 'lucide';
import { Icon } from '../../primitives/icon';
import type { ReactNode } from 'react';
import { Amount } from '../../primitives/amount';
import { classes } from '../../primitives/classes';
import { clickableRow } from '../../primitives/buttons/clickable-row';
import { CountryFlag } from '../../primitives/country-flag';
import { ServiceLogo } from '../../primitives/service-logo';
import { NUMBER_STATUS, type NumberDisplayStatus } from './number-status';

/** How one of several numbers on a phone is opened and folded. */
export interface NumberFold {
  /** True where its button takes the place of the one that the user has pressed. */
  takesFocus: boolean;
  /** Called when the user opens the row, or folds the card. */
  onToggle: () => void;
}

interface FoldButtonProps extends NumberFold {
  /** Service and phone number. */
  subject: string;
  isOpen: boolean;
}

/** Opens one of several numbers on a phone, and folds it again. */
export function FoldButton({ subject, isOpen, takesFocus, onToggle }: FoldButtonProps) {
  return (
    <button
      type="button"
      autoFocus={takesFocus}
      aria-label={`${isOpen ? 'Show less' : 'Show more'} ${subject}`}
      aria-expanded={isOpen}
      onClick={onToggle}
      // Its arrow ends where the card's content does.
      className="-mr-3 inline-flex size-11 items-center justify-end rounded-control pr-2 text-ink-muted"
    >
      <Icon of={ChevronDown} className={isOpen ? 'size-5 rotate-180' : 'size-5'} />
    </button>
  );
}

export interface NumberHeaderProps {
  service: string;
  /** Provider code of the service, for its logo. */
  serviceCode: string;
  /** Name, or the code while the name is unknown. */
  country: string;
  /** Provider code of the country. */
  countryCode: string;
  /** Price paid, formatted USD with 4 decimals. */
  price: string;
  /** A waiting number past its expiry is passed as 'expired' (spec §4). */
  status: NumberDisplayStatus;
  /** With a leading plus. */
  phoneNumber: string;
  /** The remaining time, updated every second: a slot, so that a tick renders it alone. */
  time?: ReactNode;
  /** The menu. */
  children?: ReactNode;
  /** Folds the card to a row again; undefined where it is none. */
  fold?: NumberFold | undefined;
}

/** What was bought and how long it lives. */
export function NumberHeader(props: NumberHeaderProps) {
  const { service, fold } = props;
  return (
    <div
      data-foldable={fold && ''}
      onClick={fold && clickableRow(fold.onToggle)}
      className={classes(
        'flex min-h-9 items-center gap-3',
        // A row that opens leaves its name in place.
        'data-foldable:-mx-3 data-foldable:-mt-3 data-foldable:cursor-pointer data-foldable:px-3 data-foldable:pt-3',
      )}
    >
      <ServiceLogo code={props.serviceCode} name={service} />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <h3 className="max-w-full text-name wrap-anywhere text-ink min-[24rem]:truncate">
          <bdi>{service}</bdi>
        </h3>
        <span className="sr-only">{NUMBER_STATUS[props.status].label}</span>
        <p className="flex max-w-full basis-full flex-wrap gap-x-2 text-xs text-ink-muted tabular-nums xl:basis-auto">
          <span className="wrap-anywhere min-[24rem]:truncate">
            <CountryFlag code={props.countryCode} /> <bdi>{props.country}</bdi>
          </span>
          <Amount>{props.price}</Amount>
        </p>
      </div>
      <span className="-mx-3 -my-1.5 on-card-hover">{props.children}</span>
      <NumberTime>{props.time}</NumberTime>
      {fold && <FoldButton {...fold} subject={`${service} ${props.phoneNumber}`} isOpen />}
    </div>
  );
}

/** The remaining time, in the weight of the card's state. */
export function NumberTime({ children }: { children: ReactNode }) {
  return (
    <span
      className={classes(
        'flex text-base font-semibold in-data-[state=ending]:text-warning',
        'in-data-[state=received]:text-sm in-data-[state=received]:font-normal in-data-[state=received]:text-ink-muted',
      )}
    >
      {children}
    </span>
  );
}
