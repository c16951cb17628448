import { ChevronDown, UserRound } from 'lucide';
import type { ComponentPropsWithRef } from 'react';

import { Icon } from '../../primitives/icon';

export interface UserMenuButtonProps extends ComponentPropsWithRef<'button'> {
  username: string;
}

/** Opens the user menu. Its name has the username also on phones, which have no room to show it. */
export function UserMenuButton({ username, ...button }: UserMenuButtonProps) {
  return (
    <button
      {...button}
      type="button"
      aria-label={`Account of ${username}`}
      className="touch-target inline-flex h-10 shrink-0 items-center gap-2 rounded-control px-1.5 text-sm font-medium text-ink transition-colors hover:bg-sunken"
    >
      <span className="flex size-7 items-center justify-center rounded-pill bg-accent-soft text-accent">
        <Icon of={UserRound} className="size-4" />
      </span>
      <span className="hidden md:block md:max-w-40 md:truncate">{username}</span>
      <Icon of={ChevronDown} className="hidden size-4 text-ink-subtle md:block" />
    </button>
  );
}
