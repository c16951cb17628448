import { Search } from 'lucide';
import type { ComponentPropsWithRef } from 'react';

import { COMMAND_KEY } from '../../primitives/command-key';
import { classes } from '../../primitives/classes';
import { Icon } from '../../primitives/icon';

/** Opens the command palette. Wide screens also show its shortcut. */
export function SearchButton(button: Pick<ComponentPropsWithRef<'button'>, 'onClick' | 'onPointerEnter'>) {
  return (
    <button
      {...button}
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      title="Search"
      className={classes(
        'inline-flex size-10 min-w-9 items-center justify-center gap-2 overflow-hidden rounded-control text-sm text-ink-muted',
        'transition-colors hover:bg-sunken hover:text-ink md:size-9',
        '@min-[44rem]:w-40 @min-[44rem]:justify-start @min-[44rem]:border @min-[44rem]:border-line @min-[44rem]:bg-canvas @min-[44rem]:px-3',
        '@min-[52rem]:w-64',
      )}
    >
      <Icon of={Search} className="size-4 shrink-0" />
      <span className="sr-only flex-1 text-left @min-[44rem]:not-sr-only">Search</span>
      <kbd
        aria-hidden
        className="hidden font-sans text-xs whitespace-nowrap text-ink-subtle @min-[44rem]:inline"
      >
        {COMMAND_KEY} K
      </kbd>
    </button>
  );
}
