import type { ReactNode } from 'react';

import { classes } from '../primitives/classes';
import { clickableRow } from '../primitives/buttons/clickable-row';
import { ServiceLogo } from '../primitives/service-logo';
import { PhoneGroups } from './phone-groups';
import { FoldButton, type NumberFold, NumberTime } from './number-card/number-header';
import { NUMBER_STATUS, type NumberDisplayStatus } from './number-card/number-status';

export interface NumberRowProps {
  service: string;
  /** Provider code of the service, for its logo. */
  serviceCode: string;
  status: NumberDisplayStatus;
  /** With a leading plus. */
  phoneNumber: string;
  /** Displayed groups of the phone number. */
  phoneGroups: readonly string[];
  /** See `NumberCardRootProps`. */
  state: 'waiting' | 'ending' | 'received';
  /** The remaining time; a slot like that of the card. */
  time?: ReactNode;
  /** A flush `SmsCode`, above the name; undefined before the SMS. */
  code?: ReactNode;
  /** Below: what cannot wait until it is opened, for example the offer of its last minutes. */
  children?: ReactNode;
  /** Opens it. */
  fold: NumberFold;
}

/**
 * One of several numbers on a phone, folded: a row with its remaining time, and with its code once there is
 * one. Opened, it is a NumberCard in the same place. Not on wide screens, and not for the only number.
 */
export function NumberRow(props: NumberRowProps) {
  const { service, phoneNumber, state, code, children, fold } = props;
  const subject = `${service} ${phoneNumber}`;
  return (
    <article
      aria-label={subject}
      data-state={state}
      className={classes(
        'card-height-19 rounded-card border border-line bg-surface [content-visibility:auto]',
        'has-[>:last-child>p]:card-height-25 data-[state=ending]:border-warning-line data-[state=received]:card-height-29',
      )}
    >
      {code}
      <div
        onClick={clickableRow(fold.onToggle)}
        className="flex min-h-11 cursor-pointer items-center gap-3 px-3 pt-3 pb-1 in-data-[state=received]:py-0"
      >
        <ServiceLogo code={props.serviceCode} name={service} />
        <div className="min-w-0 flex-1">
          <h3 className="text-name wrap-anywhere text-ink xs:truncate">
            <bdi>{service}</bdi>
          </h3>
          <span className="sr-only">{NUMBER_STATUS[props.status].label}</span>
          <p
            aria-hidden
            className={classes(
              'font-digits text-xs wrap-anywhere xs:truncate',
              code === undefined ? 'text-ink min-[22rem]:text-sm' : 'text-ink-muted',
            )}
          >
            <bdi>
              <PhoneGroups groups={props.phoneGroups} />
            </bdi>
          </p>
        </div>
        <NumberTime>{props.time}</NumberTime>
        <FoldButton {...fold} subject={subject} isOpen={false} />
      </div>
      <div className="flex flex-col gap-2 px-3 pb-3 empty:hidden">{children}</div>
    </article>
  );
}
