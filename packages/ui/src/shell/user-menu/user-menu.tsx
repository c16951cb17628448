import { Suspense, useState } from 'react';

import { late } from '../../primitives/late';
import { UserMenuButton } from './user-menu-button';
import type { UserMenuProps } from './user-menu-props';

const UserMenuList = late<UserMenuProps>(
  () => import('./user-menu-list'),
  (notice, { username }) => (
    <div className="relative">
      <UserMenuButton username={username} aria-haspopup="menu" aria-expanded={false} />
      <div className="absolute top-full right-0 mt-2 w-60 rounded-card border border-line bg-raised shadow-popover">
        {notice}
      </div>
    </div>
  ),
);

/** The account: balance, payments, settings, 'Sign out' (spec §2). The menu's code is loaded on first use. */
export function UserMenu(props: UserMenuProps) {
  const [wanted, setWanted] = useState(false);

  const button = (
    <UserMenuButton
      username={props.username}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={UserMenuList.preload}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <UserMenuList {...props} />
    </Suspense>
  );
}
