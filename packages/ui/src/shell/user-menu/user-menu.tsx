import { lazy, Suspense, useState } from 'react';

import { UserMenuButton } from './user-menu-button';

/** Props of {@link UserMenu}. */
export interface UserMenuProps {
  username: string;
  /** Balance with 4 decimals, for example '$12.3450'; undefined until it is known. */
  available?: string | undefined;
  onSignOut: () => void;
}

const loadList = () => import('./user-menu-list');
const UserMenuList = lazy(loadList);

/** The account: balance, payments, settings, 'Sign out' (spec §2). The menu's code is loaded on first use. */
export function UserMenu(props: UserMenuProps) {
  const [wanted, setWanted] = useState(false);

  const button = (
    <UserMenuButton
      username={props.username}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadList()}
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
