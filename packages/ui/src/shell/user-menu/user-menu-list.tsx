import { Menu, MenuButton, MenuItem, MenuItems, MenuSeparator } from '@headlessui/react';
import { ArrowLeftRight, CalendarClock, CircleHelp, LogOut, Settings } from 'lucide';
import { useEffect, useRef } from 'react';

import { Icon } from '../../primitives/icon';
import { FadeOut } from '../../primitives/overlays/fade-out';
import { Link } from '../../primitives/buttons/link';
import { UserMenuButton } from './user-menu-button';

const item =
  'flex h-9 w-full items-center gap-3 rounded-control px-3 text-left text-sm text-ink data-focus:bg-sunken pointer-coarse:h-11';

export interface UserMenuProps {
  /** Name of the button, and first line of the menu. */
  username: string;
  /** Balance with 4 decimals, for example '$12.3450'; undefined until it is known. */
  available?: string | undefined;
  /** Version and date of the build, the last line of the menu. */
  release: string;
  onHelp: () => void;
  onSignOut: () => void;
}

export interface UserMenuListProps extends UserMenuProps {
  /** The user's action that opened it while it was loading: 'click', or the key pressed. */
  openedBy: string;
}

/** A module of its own: the largest part of the shell and the least used. */
export default function UserMenuList({
  username,
  available,
  release,
  onHelp,
  onSignOut,
  openedBy,
}: UserMenuListProps) {
  const button = useRef<HTMLButtonElement>(null);

  // Mounted because the user pressed the button, so it opens at once, as that press would have opened it.
  useEffect(() => {
    if (openedBy === 'click') button.current?.click();
    else button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: openedBy, bubbles: true }));
  }, [openedBy]);

  return (
    <Menu as="div" className="relative">
      <MenuButton as={UserMenuButton} ref={button} username={username} />
      <MenuItems
        modal={false}
        className="absolute top-full right-0 mt-2 w-60 animate-enter focus:outline-none"
      >
        <FadeOut className="rounded-card border border-line bg-raised p-1.5 shadow-popover">
          <div className="px-3 py-2">
            <p className="truncate text-sm font-semibold text-ink">{username}</p>
            {available !== undefined && (
              <p className="text-xs text-ink-muted tabular-nums">{available} available</p>
            )}
          </div>
          <MenuSeparator className="my-1.5 h-px bg-line" />
          <MenuItem as={Link} to="/transactions" className={item}>
            <Icon of={ArrowLeftRight} className="size-4 text-ink-muted" />
            Transactions
          </MenuItem>
          <MenuItem as={Link} to="/subscriptions" className={item}>
            <Icon of={CalendarClock} className="size-4 text-ink-muted" />
            Subscriptions
          </MenuItem>
          <MenuItem as={Link} to="/settings" className={item}>
            <Icon of={Settings} className="size-4 text-ink-muted" />
            Settings
          </MenuItem>
          <MenuItem as="button" onClick={onHelp} className={item}>
            <Icon of={CircleHelp} className="size-4 text-ink-muted" />
            Help
          </MenuItem>
          <MenuSeparator className="my-1.5 h-px bg-line" />
          <MenuItem as="button" onClick={onSignOut} className={item}>
            <Icon of={LogOut} className="size-4 text-ink-muted" />
            Sign out
          </MenuItem>
          <p className="px-3 pt-1 pb-1.5 text-xs text-ink-subtle">{release}</p>
        </FadeOut>
      </MenuItems>
    </Menu>
  );
}
