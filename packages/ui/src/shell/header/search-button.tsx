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
      className="inline-flex h-10 w-10 min-w-9 items-center justify-center gap-2 overflow-hidden rounded-control text-sm text-ink-muted transition-colors hover:bg-sunken hover:text-ink md:h-9 md:w-9 @min-[46rem]:w-64 @min-[46rem]:justify-start @min-[46rem]:border @min-[46rem]:border-line @min-[46rem]:bg-canvas @min-[46rem]:px-3"
    >
      <Icon of={Search} className="size-4 shrink-0" />
      <span className="sr-only flex-1 text-left @min-[46rem]:not-sr-only">Search</span>
      <kbd
        aria-hidden
        className="hidden font-sans text-xs whitespace-nowrap text-ink-subtle @min-[46rem]:inline"
      >
        {COMMAND_KEY} K
      </kbd>
    </button>
  );
}
