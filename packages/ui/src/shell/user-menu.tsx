import { startTransition, Suspense, useState, type KeyboardEvent } from 'react';

import { lazyWithRetry } from '../primitives/overlays/lazy-with-retry';
import { UserMenuButton } from './user-menu/user-menu-button';
import type { UserMenuListProps, UserMenuProps } from './user-menu/user-menu-list';

const UserMenuList = lazyWithRetry<UserMenuListProps>(
  () => import('./user-menu/user-menu-list'),
  (notice, { username }) => (
    <div className="relative">
      <UserMenuButton username={username} aria-haspopup="menu" aria-expanded={false} />
      <div className="absolute top-full right-0 mt-2 w-60 rounded-card border border-line bg-raised shadow-popover">
        {notice}
      </div>
    </div>
  ),
);

/** Keys that open a menu and focus its first or last item. */
const KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

/**
 * Account menu: username and balance, payments, settings, 'Sign out' (spec §2). Its code loads on first use.
 * Once, at the right end of the header. Not for the actions of a page or a row: use buttons there. Enter,
 * Space or Arrow Down opens the menu and moves the focus into it; Arrow Up, Arrow Down, Home, End, letters
 * move through the entries; Enter activates the entry. A menu with the items 'Transactions', 'Subscriptions',
 * 'Settings', 'Help' and 'Sign out'; username and balance are text above them.
 */
export function UserMenu(props: UserMenuProps) {
  const [openedBy, setOpenedBy] = useState<string | null>(null);
  // In a transition the button stays, with its focus, until the menu can replace it.
  const open = (by: string) => startTransition(() => setOpenedBy(by));

  return (
    <Suspense>
      {openedBy === null ? (
        <UserMenuButton
          username={props.username}
          aria-haspopup="menu"
          aria-expanded={false}
          onPointerEnter={() => void UserMenuList.preload()}
          onClick={() => open('click')}
          onKeyDown={(event: KeyboardEvent) => {
            if (!KEYS.includes(event.key)) return;
            event.preventDefault();
            open(event.key);
          }}
        />
      ) : (
        <UserMenuList {...props} openedBy={openedBy} />
      )}
    </Suspense>
  );
}
