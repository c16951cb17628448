export interface OfflineNoticeProps {
  /** Start of the outage, formatted. */
  since: string;
}

/**
 * A line above the whole page while offline: the age of the displayed data. When the browser goes offline
 * while a page is open. Not for lost live updates with a working network: use ConnectionBadge.
 */
export function OfflineNotice({ since }: OfflineNoticeProps) {
  return (
    <p
      role="status"
      className="border-b border-warning-line bg-warning-soft px-4 py-2 text-center text-sm text-ink print:hidden"
    >
      You are offline. Last updated {since}. Updates automatically when you reconnect.
    </p>
  );
}
