import { ChevronDown, Download } from 'lucide';
import { useId, useRef, useState } from 'react';

import { Button } from '../primitives/buttons/button';
import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { FadeOut } from '../primitives/overlays/fade-out';
import { useIsWide } from '../primitives/use-is-wide';

export interface ExportMenuProps {
  /** True while there is nothing to export. @defaultValue false */
  disabled?: boolean | undefined;
  /** Exports the current page as a file, in its order. */
  onExportPage: () => void;
  /** Opens the dialog that exports all pages. */
  onExportAll: () => void;
}

const choice =
  'flex h-11 w-full items-center rounded-control px-3 text-left text-sm text-ink hover:bg-sunken md:h-9';

/**
 * 'Export CSV' of spec §2 for the current page, and beside it the choice between this page and everything. In
 * the page header of the history. Escape closes the menu.
 */
export function ExportMenu({ disabled = false, onExportPage, onExportAll }: ExportMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const menuId = useId();
  // Phones have room for the menu alone, which has the same choice.
  const name = useIsWide() ? 'Export' : 'Export CSV';
  const toggle = useRef<HTMLButtonElement>(null);
  const choose = (onChoice: () => void) => () => {
    setIsOpen(false);
    // The chosen button disappears; a dialog returns the focus to where it was.
    toggle.current?.focus();
    onChoice();
  };
  return (
    <div
      className="relative flex"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        toggle.current?.focus();
      }}
    >
      <span className="hidden *:rounded-r-none md:block">
        <Button disabled={disabled} onClick={onExportPage} icon={<Icon of={Download} className="size-4" />}>
          Export CSV
        </Button>
      </span>
      <button
        ref={toggle}
        type="button"
        title={name}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={menuId}
        disabled={disabled}
        onClick={() => setIsOpen(!isOpen)}
        className={classes(
          'inline-flex size-11 items-center justify-center rounded-control text-ink-muted transition-colors',
          'not-disabled:hover:bg-sunken not-disabled:hover:text-ink disabled:cursor-not-allowed disabled:text-ink-subtle',
          // The other half of one box.
          'md:-ml-px md:h-9 md:w-8 md:rounded-l-none md:border md:border-line-button md:bg-surface',
          'md:disabled:border-line md:disabled:bg-sunken',
        )}
      >
        <Icon of={Download} className="size-4 md:hidden" />
        <Icon of={ChevronDown} className="hidden size-4 md:block" />
      </button>
      {isOpen && (
        <FadeOut className="absolute top-full right-0 z-20 mt-1 w-48 animate-enter rounded-card border border-line bg-raised p-1 shadow-popover">
          <ul id={menuId}>
            <li>
              <button type="button" className={choice} onClick={choose(onExportPage)}>
                This page
              </button>
            </li>
            <li>
              <button type="button" className={choice} onClick={choose(onExportAll)}>
                All pages
              </button>
            </li>
          </ul>
        </FadeOut>
      )}
    </div>
  );
}
