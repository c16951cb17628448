import { Button } from '../primitives/buttons/button';
import { Link } from '../primitives/buttons/link';
import { Dialog } from '../primitives/overlays/dialog';
import { SupportChannels, type SupportChannel } from './support-channels';

export interface HelpDialogProps {
  /** The operator's channels; without any, what to do instead. */
  channels: readonly SupportChannel[];
  /** Version and date of the build. */
  release: string;
  /** What is new in it, a sentence each; the newest first. */
  news: readonly string[];
  onShortcuts: () => void;
  onClose: () => void;
}

/**
 * Help: the operator's channels, keyboard shortcuts, legal texts, and what is new. From the user menu. Not
 * for help about one thing on a page: say it there. Opened, it moves the focus into it; Escape closes it.
 */
export default function HelpDialog({ channels, release, news, onShortcuts, onClose }: HelpDialogProps) {
  return (
    <Dialog open title="Help" onClose={onClose}>
      <div className="flex flex-col gap-6 text-sm text-ink-muted">
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold text-ink">Support</h3>
          <SupportChannels channels={channels} />
          <p>&lsquo;Copy for support&rsquo; of a number or a payment has what support needs to know.</p>
        </section>
        {news.length > 0 && (
          <section className="flex flex-col gap-2">
            <h3 className="font-semibold text-ink">What is new</h3>
            <ul className="flex list-disc flex-col gap-1 pl-5">
              {news.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-4">
          <Button onClick={onShortcuts}>Keyboard shortcuts</Button>
          <Link to="/terms" target="_blank" rel="noopener">
            Terms
          </Link>
          <Link to="/privacy" target="_blank" rel="noopener">
            Privacy Policy
          </Link>
          <span className="ml-auto text-xs">{release}</span>
        </div>
      </div>
    </Dialog>
  );
}
