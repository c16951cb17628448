/** Props of `UserMenu`. */
export interface UserMenuProps {
  username: string;
  /** Balance with 4 decimals, for example '$12.3450'; undefined until it is known. */
  available?: string | undefined;
  onSignOut: () => void;
}
