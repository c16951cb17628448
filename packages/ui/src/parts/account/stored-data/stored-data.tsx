import { useRef, useState } from 'react';

import { Button } from '../../../primitives/button';
import { Dialog } from '../../../primitives/dialog';

/** An entry of browser storage. */
export interface StoredDataItem<Id extends string = string> {
  /** Unique. */
  id: Id;
  /** Visible name. */
  title: string;
  /** Purpose and lifetime. */
  purpose: string;
  /** Size, for example '0.3 kB'. */
  size: string;
  /** False for payments in flight, which cannot be removed on their own. */
  canDelete: boolean;
}

export interface StoredDataProps<Id extends string = string> {
  /** In display order. */
  items: readonly StoredDataItem<Id>[];
  /** Total size, for example '57.3 kB'. */
  total: string;
  /** Size limit, for example '100.0 kB'. */
  limit: string;
  /** Called with the id of the removed item. */
  onDelete: (id: Id) => void;
  /** Called when the user confirms 'Sign out' and the removal of all data. */
  onClearDevice: () => void;
}

/** Entries of browser storage with purpose, size and remove buttons. The caller renders the heading. */
export function StoredData<Id extends string>({
  items,
  total,
  limit,
  onDelete,
  onClearDevice,
}: StoredDataProps<Id>) {
  const [isConfirming, setConfirming] = useState(false);
  const [deletedTitle, setDeletedTitle] = useState<string | null>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const isMoneyInFlight = items.some(({ canDelete }) => !canDelete);

  const deleteItem = (item: StoredDataItem<Id>) => {
    onDelete(item.id);
    setDeletedTitle(item.title);
    // The button disappears with its row and would lose the focus.
    summary.current?.focus();
  };

  return (
    <div className="flex flex-col gap-4 pt-2">
      <p ref={summary} tabIndex={-1} className="text-sm text-ink-muted outline-none">
        {items.length === 0
          ? 'Nothing is stored on this device.'
          : `${total} of at most ${limit}. Codes and phone numbers are never stored.`}
      </p>
      {items.length > 0 && (
        <ul aria-label="Stored on this device" className="divide-y divide-line border-y border-line">
          {items.map((item) => (
            <Row key={item.id} item={item} onDelete={() => deleteItem(item)} />
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {deletedTitle !== null && `Removed: ${deletedTitle}`}
      </p>
      <div className="flex flex-col items-start gap-2">
        <Button onClick={() => setConfirming(true)}>Sign out and clear this device</Button>
        <p className="text-xs text-ink-muted">Recommended on a shared device.</p>
      </div>
      <Dialog
        open={isConfirming}
        title="Sign out and clear this device?"
        onClose={() => setConfirming(false)}
      >
        <div className="flex flex-col gap-5">
          <p className="text-sm text-ink">
            Signs you out in every tab and removes everything listed here for all users of this device. Your
            account, numbers and balance aren't affected.
          </p>
          {isMoneyInFlight && (
            <p className="text-sm text-warning">
              A payment or purchase is still in progress. It will continue, but this browser won't show you
              the outcome.
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <Button size="lg" onClick={() => setConfirming(false)}>
              Stay signed in
            </Button>
            <Button
              size="lg"
              variant="primary"
              onClick={() => {
                setConfirming(false);
                onClearDevice();
              }}
            >
              Sign out and clear
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}

function Row({
  item: { title, purpose, size, canDelete },
  onDelete,
}: {
  item: StoredDataItem;
  onDelete: () => void;
}) {
  return (
    <li className="flex items-center justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <p className="text-sm font-medium wrap-anywhere text-ink">
          {title} <span className="font-normal whitespace-nowrap text-ink-muted tabular-nums">· {size}</span>
        </p>
        <p className="text-xs text-ink-muted">{purpose}</p>
      </div>
      {canDelete && (
        <Button size="sm" variant="ghost" aria-label={`Remove ${title}`} onClick={onDelete}>
          Remove
        </Button>
      )}
    </li>
  );
}
