import { Search } from 'lucide';
import type { ComponentPropsWithRef } from 'react';

import { COMMAND_KEY } from '../../primitives/command-key';
import { Icon } from '../../primitives/icon';

/** Opens the command palette. Wide screens also show its shortcut. */
export function SearchButton(button: Pick<ComponentPropsWithRef<'button'>, 'onClick' | 'onPointerEnter'>) {
  return (
    <button
      {...button}
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      title="Search"
      className="inline-flex h-10 shrink-0 items-center gap-2 rounded-control text-sm text-ink-muted transition-colors hover:bg-sunken hover:text-ink max-xl:w-10 max-xl:justify-center md:h-9 max-xl:md:w-9 xl:w-64 xl:border xl:border-line xl:bg-canvas xl:px-3"
    >
      <Icon of={Search} className="size-4 shrink-0" />
      <span className="sr-only flex-1 text-left xl:not-sr-only">Search</span>
      <kbd aria-hidden className="hidden font-sans text-xs text-ink-subtle xl:inline">
        {COMMAND_KEY} K
      </kbd>
    </button>
  );
}
