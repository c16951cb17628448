import { ArrowLeftRight, History, LayoutDashboard, Settings, ShoppingCart, Smartphone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** A page that the navigations of the shell lead to. */
export interface ShellPage {
  /** Path of the page. */
  readonly to: string;
  /** Its name in the sidebar, which is that of the specification. */
  readonly label: string;
  /** Decoration before the name. */
  readonly icon: LucideIcon;
  /** Its name on a tab of phones; pages without one are behind 'More'. */
  readonly tab?: string;
  /** Whether it counts the codes that wait for the user. */
  readonly countsCodes?: true;
}

/** The six pages of a signed-in user, in the order of the sidebar (spec §2). */
export const PAGES: readonly ShellPage[] = [
  { to: '/', label: 'Dashboard', icon: LayoutDashboard, tab: 'Home' },
  { to: '/buy-number', label: 'Buy Number', icon: ShoppingCart, tab: 'Buy' },
  { to: '/active-numbers', label: 'Active Numbers', icon: Smartphone, tab: 'Active', countsCodes: true },
  { to: '/history', label: 'History', icon: History, tab: 'History' },
  { to: '/transactions', label: 'Transactions', icon: ArrowLeftRight },
  { to: '/settings', label: 'Settings', icon: Settings },
];
