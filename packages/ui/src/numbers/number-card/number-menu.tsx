import { Ellipsis } from 'lucide';
import { useId, useRef, type ToggleEvent } from 'react';

import { classes } from '../../primitives/classes';
import { Icon } from '../../primitives/icon';
import { Link } from '../../primitives/buttons/link';

/** An action of the menu, or a link to another page. */
export type NumberMenuItem = { label: string } & ({ onSelect: () => void } | { to: string });

export interface NumberMenuProps {
  /** Service and phone number. */
  subject: string;
  /** In display order. */
  items: readonly NumberMenuItem[];
}

const ITEM =
  'flex min-h-11 w-full items-center rounded-control px-3 text-left text-sm text-ink hover:bg-sunken md:min-h-9';

/** Space below the button in which the panel opens, in px; with less it opens above. */
const PANEL_ROOM = 240;

/**
 * The rare actions of a card, in a native popover: the card clips its content, the top layer does not. Escape
 * closes it and returns the focus to 'More actions'.
 */
export function NumberMenu({ subject, items }: NumberMenuProps) {
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
        className={classes(
          'absolute inset-auto m-0 w-64 rounded-card border border-line bg-raised p-1.5 text-ink shadow-popover',
          'opacity-0 transition-[opacity,display,overlay] duration-130 transition-discrete open:opacity-100 starting:open:opacity-0',
        )}
      >
        {items.map((item) =>
          'to' in item ? (
            <Link key={item.label} to={item.to} className={ITEM}>
              {item.label}
            </Link>
          ) : (
            <button key={item.label} type="button" onClick={item.onSelect} className={ITEM}>
              {item.label}
            </button>
          ),
        )}
      </div>
    </>
  );
}
