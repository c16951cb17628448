import { ArrowLeftRight, History, LayoutDashboard, Settings, ShoppingCart, Smartphone } from 'lucide';
import type { IconNode } from 'lucide';

export interface ShellPage {
  /** Path of the page. */
  readonly to: string;
  /** Name in the sidebar, as in the specification. */
  readonly label: string;
  /** Decorative icon before the name. */
  readonly icon: IconNode;
  /** Name of its tab on phones; pages without one are behind 'More'. */
  readonly tab?: string;
  /** True for the page that shows the number of received codes. */
  readonly countsCodes?: true;
}

/** The six signed-in pages, in sidebar order (spec §2). */
export const PAGES: readonly ShellPage[] = [
  { to: '/', label: 'Dashboard', icon: LayoutDashboard, tab: 'Home' },
  { to: '/buy-number', label: 'Buy Number', icon: ShoppingCart, tab: 'Buy' },
  { to: '/active-numbers', label: 'Active Numbers', icon: Smartphone, tab: 'Active', countsCodes: true },
  { to: '/history', label: 'History', icon: History, tab: 'History' },
  { to: '/transactions', label: 'Transactions', icon: ArrowLeftRight },
  { to: '/settings', label: 'Settings', icon: Settings },
];
