import { Ellipsis } from 'lucide';
import { useId, useRef, type ReactNode, type ToggleEvent } from 'react';

import { Icon } from '../../primitives/icon';
import { Link } from '../../primitives/link';

/** Changed part of the selection when a number is replaced. */
export type ReplaceWith = 'operator' | 'country';

export interface NumberMenuProps {
  /** Service and phone number. */
  subject: string;
  /** Deep link that repeats the purchase; undefined to leave it out. */
  buyAgainHref: string | undefined;
  /** Label of the alternative copy format; undefined to omit it. */
  otherCopyLabel?: string | undefined;
  /** Called when the user copies the number in the other way. */
  onCopyOther?: (() => void) | undefined;
  /** Called when the user requests browser notifications; undefined to omit it. */
  onNotify?: (() => void) | undefined;
  /** Called when the user keeps the number on top of other windows; undefined to leave it out. */
  onKeepOnTop?: (() => void) | undefined;
  /** Called when the user opens the QR code. */
  onShowQr: () => void;
  /** Called when the user opens the text for support. */
  onSupport: () => void;
  /** Called when the user replaces the number; undefined to leave it out. */
  onReplace?: ((another: ReplaceWith) => void) | undefined;
}

const ITEM =
  'flex min-h-11 w-full items-center rounded-control px-3 text-left text-sm text-ink hover:bg-sunken md:min-h-9';

/** Space below the button in which the panel opens, in px; with less it opens above. */
const PANEL_ROOM = 240;

/** The rare actions of a card, in a native popover: the card clips its content, the top layer does not. */
export function NumberMenu({
  subject,
  buyAgainHref,
  otherCopyLabel,
  onCopyOther,
  onNotify,
  onKeepOnTop,
  onShowQr,
  onSupport,
  onReplace,
}: NumberMenuProps) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);

  const place = ({ currentTarget: { style }, newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open' || button.current === null) return;
    const { top, bottom, right } = button.current.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const opensAbove = clientHeight - bottom < PANEL_ROOM && top > PANEL_ROOM;
    style.right = `${clientWidth - right}px`;
    // Scrolls with the page, whose origin is that of the first window.
    style.top = opensAbove ? 'auto' : `${bottom + window.scrollY + 4}px`;
    style.bottom = opensAbove ? `${clientHeight - top - window.scrollY + 4}px` : 'auto';
  };
  const item = (label: string, onClick: () => void, className = ITEM): ReactNode => (
    <button type="button" onClick={onClick} className={className}>
      {label}
    </button>
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={`More actions ${subject}`}
        title="More actions"
        popoverTarget={panelId}
        className="inline-flex size-11 items-center justify-center rounded-control text-ink-muted hover:bg-sunken hover:text-ink md:size-9"
      >
        <Icon of={Ellipsis} className="size-5" />
      </button>
      <div
        id={panelId}
        popover="auto"
        onBeforeToggle={place}
        onClick={({ currentTarget, target }) => {
          if (target instanceof Element && target.closest('a, button')) currentTarget.hidePopover();
        }}
        className="absolute inset-auto m-0 w-64 rounded-card border border-line bg-raised p-1.5 text-ink opacity-0 shadow-popover transition-[opacity,display,overlay] duration-130 transition-discrete open:opacity-100 starting:open:opacity-0"
      >
        {buyAgainHref !== undefined && (
          <Link to={buyAgainHref} className={ITEM}>
            Buy again
          </Link>
        )}
        {onNotify !== undefined && item('Notify me when the code arrives', onNotify)}
        {otherCopyLabel !== undefined && onCopyOther !== undefined && item(otherCopyLabel, onCopyOther)}
        {onKeepOnTop !== undefined && item('Keep on top', onKeepOnTop)}
        {item('Show QR code', onShowQr, `${ITEM} max-lg:hidden`)}
        {onReplace !== undefined && item('Cancel and try another operator', () => onReplace('operator'))}
        {onReplace !== undefined && item('Cancel and try another country', () => onReplace('country'))}
        {item('Copy for support', onSupport)}
      </div>
    </>
  );
}
