import type { ReactNode } from 'react';

import { Amount } from '../../primitives/amount';
import { classes } from '../../primitives/classes';
import { clickableRow } from '../../primitives/clickable-row';
import { CountryFlag } from '../../primitives/country-flag';
import { ServiceLogo } from '../../primitives/service-logo';
import { FoldButton, type NumberFold } from './fold-button';
import { NUMBER_STATUS, type NumberDisplayStatus } from './number-status';

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
        <h3 className="max-w-full text-name wrap-anywhere text-ink xs:truncate">
          <bdi>{service}</bdi>
        </h3>
        <span className="sr-only">{NUMBER_STATUS[props.status].label}</span>
        <p className="flex max-w-full basis-full gap-x-2 text-xs text-ink-muted tabular-nums xl:basis-auto">
          <span className="wrap-anywhere xs:truncate">
            <CountryFlag code={props.countryCode} /> <bdi>{props.country}</bdi>
          </span>
          <Amount>{props.price}</Amount>
        </p>
      </div>
      <span className="-my-1.5 on-card-hover">{props.children}</span>
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
