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
          ? 'Nothing is kept in this browser.'
          : `${total} of at most ${limit}. No code and no phone number is among it.`}
      </p>
      {items.length > 0 && (
        <ul aria-label="Kept on this device" className="divide-y divide-line border-y border-line">
          {items.map((item) => (
            <Row key={item.id} item={item} onDelete={() => deleteItem(item)} />
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {deletedTitle !== null && `Forgotten: ${deletedTitle}`}
      </p>
      <div className="flex flex-col items-start gap-2">
        <Button onClick={() => setConfirming(true)}>Sign out and forget this device</Button>
        <p className="text-xs text-ink-muted">For a browser that others use, too.</p>
      </div>
      <Dialog
        open={isConfirming}
        title="Sign out and forget this device?"
        onClose={() => setConfirming(false)}
      >
        <div className="flex flex-col gap-5">
          <p className="text-sm text-ink">
            You are signed out, in every tab of this browser, and everything listed here is forgotten, for
            other users of this browser, too. Your account, your numbers and your balance stay as they are.
          </p>
          {isMoneyInFlight && (
            <p className="text-sm text-warning">
              Something you paid for is still under way. It goes on, but this browser will no longer tell you
              how it ended.
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
              Sign out and forget
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
        <Button size="sm" variant="ghost" aria-label={`Forget ${title}`} onClick={onDelete}>
          Forget
        </Button>
      )}
    </li>
  );
}
