import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

/** Props of {@link UserMenuButton}: those of a button, and whose menu it opens. */
export interface UserMenuButtonProps extends ComponentPropsWithRef<'button'> {
  username: string;
}

/** Opens the user menu; named with the username, of which phones show the first letter only. */
export function UserMenuButton({ username, ...button }: UserMenuButtonProps) {
  return (
    <button
      {...button}
      type="button"
      aria-label={username}
      className="inline-flex h-10 shrink-0 items-center gap-2 rounded-control px-1.5 text-sm font-medium text-ink transition-colors hover:bg-sunken"
    >
      <span
        aria-hidden
        className="flex size-7 items-center justify-center rounded-pill bg-accent-soft text-xs font-semibold text-accent uppercase"
      >
        {username.slice(0, 1)}
      </span>
      <span className="hidden max-w-40 truncate md:inline">{username}</span>
      <ChevronDown aria-hidden className="hidden size-4 text-ink-subtle md:block" />
    </button>
  );
}
