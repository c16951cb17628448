/** Props of `UserMenu`. */
export interface UserMenuProps {
  /** Name of the button, and first line of the menu. */
  username: string;
  /** Balance with 4 decimals, for example '$12.3450'; undefined until it is known. */
  available?: string | undefined;
  /** 'Sign out' was chosen. */
  onSignOut: () => void;
}
