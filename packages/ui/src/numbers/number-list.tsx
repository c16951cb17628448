import { useId, useState, type ReactNode } from 'react';

import { Button } from '../primitives/buttons/button';
import { Card } from '../primitives/card';
import { LoadingRows } from '../primitives/feedback/loading-rows';
import { Skeleton } from '../primitives/feedback/skeleton';
import { Select, type SelectOption } from '../primitives/forms/select';

/** Order of the waiting numbers. */
export type NumberOrder = 'newest' | 'ends-first';

const ORDERS: readonly SelectOption<NumberOrder>[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'ends-first', label: 'Ends first' },
];

/** So many waiting numbers are seen at a glance, in whatever order. */
const MOST_UNSORTED = 4;

const TITLES = {
  received: 'SMS Received',
  waiting: 'Waiting for SMS',
  /** Without an SMS, until the user dismisses them. */
  expired: 'Expired',
  /** Automatically, likewise. */
  cancelled: 'Cancelled',
  /** Received an SMS after they had expired, newest first. */
  late: 'Late SMS',
};

/** Section of a card. */
export type NumberGroup = keyof typeof TITLES;

/** Ids of the numbers of each section, in display order. Those that have ended are not counted. */
export type NumberGroups = Readonly<Record<`${NumberGroup}Ids`, readonly string[]>>;

export interface NumberListProps {
  groups: NumberGroups;
  order: NumberOrder;
  onOrderChange: (order: NumberOrder) => void;
  /** Ids of the waiting numbers that are shown in any case: those in their last minutes. Default: none */
  pinnedIds?: readonly string[] | undefined;
  /** Waiting and received numbers by the server's count; some may not be loaded yet. */
  total: number;
  /** So many are shown at first. */
  pageSize: number;
  /** The NumberCard of one number. Of ids alone: a tick or a code renders its card, never the list. */
  renderCard: (id: string, group: NumberGroup, isAlone: boolean) => ReactNode;
}

/**
 * The numbers of the active numbers page in their sections, in one card. What needs the user next is on top:
 * codes, then waiting numbers, then those that have ended. Every code is in view.
 */
export function NumberList(props: NumberListProps) {
  const { groups, pageSize, pinnedIds = [], renderCard } = props;
  const { waitingIds: waiting, receivedIds: received } = groups;
  const [isAllShown, setIsAllShown] = useState(false);
  const activeCount = waiting.length + received.length;
  const room = isAllShown ? activeCount : Math.max(pageSize - received.length, 0);
  const shown = waiting.filter((id, place) => place < room || pinnedIds.includes(id));
  const shownCount = shown.length + received.length;
  const total = Math.max(props.total, activeCount);
  const isAlone = activeCount === 1;
  const section = (group: NumberGroup, ids = groups[`${group}Ids`], action?: ReactNode) =>
    ids.length > 0 && (
      <Section group={group} ids={ids} action={action} renderCard={(id) => renderCard(id, group, isAlone)} />
    );
  return (
    <Card>
      {section('received')}
      {section(
        'waiting',
        shown,
        waiting.length > MOST_UNSORTED && (
          <div className="py-2">
            <Select
              hideLabel
              label="Order"
              value={props.order}
              options={ORDERS}
              onChange={props.onOrderChange}
            />
          </div>
        ),
      )}
      {activeCount > pageSize && (
        <p
          data-moves="count"
          className="flex flex-wrap items-center gap-x-3 border-t border-line px-card py-2 text-sm text-ink-muted"
        >
          {shownCount < total && <span>{`Showing ${shownCount} of ${total}`}</span>}
          <Button variant="ghost" onClick={() => setIsAllShown(!isAllShown)}>
            {isAllShown ? 'Show fewer' : 'Show all'}
          </Button>
        </p>
      )}
      {section('expired')}
      {section('cancelled')}
      {section('late')}
    </Card>
  );
}

interface SectionProps {
  group: NumberGroup;
  ids: readonly string[];
  action: ReactNode;
  renderCard: (id: string) => ReactNode;
}

function Section({ group, ids, action, renderCard }: SectionProps) {
  const headingId = useId();
  return (
    // `data-moves`: moves to its new place, when a line above comes, goes or changes its height.
    <section
      aria-labelledby={headingId}
      data-moves={`${group}-numbers`}
      className="group/section border-line not-first:border-t"
    >
      <div className="flex min-h-7 items-center justify-between gap-2 px-card md:min-h-8">
        <h2 id={headingId} className="text-section text-ink-muted">
          {TITLES[group]}
        </h2>
        {action}
      </div>
      <ul>
        {ids.map((id) => (
          <li
            key={id}
            data-moves={`number-${id}`}
            className="border-t border-line group-last/section:last:rounded-b-card"
          >
            {renderCard(id)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Placeholder of the list before the first response. */
export function LoadingLines() {
  return (
    <Card>
      <div className="min-h-7 border-b border-line md:min-h-8" />
      <LoadingRows label="Loading active numbers..." count={2} className="min-h-16 gap-4 px-card md:min-h-24">
        <Skeleton className="size-10" />
        <Skeleton className="h-5 w-28" />
        <Skeleton className="hidden h-6 w-48 md:block" />
      </LoadingRows>
    </Card>
  );
}
