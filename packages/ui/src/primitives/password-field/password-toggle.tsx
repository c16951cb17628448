import { Eye, type IconNode } from 'lucide';

import { Icon } from '../icon';

/** Strikethrough in place of lucide's EyeOff, a second icon to load on the first visit. */
const STRUCK_EYE: IconNode = [...Eye, ['path', { d: 'm3 3 18 18' }]];

export interface PasswordToggleProps {
  /** True while the password is visible. */
  shown: boolean;
  /** Called with the new state. */
  onChange: (shown: boolean) => void;
}

/** Toggle inside a password field. */
export function PasswordToggle({ shown, onChange }: PasswordToggleProps) {
  const name = shown ? 'Hide password' : 'Show password';
  return (
    <button
      type="button"
      title={name}
      onClick={() => onChange(!shown)}
      // The default action would move the focus and the caret out of the field.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-y-0 right-0 w-11 rounded-control text-ink-muted transition-colors -outline-offset-4 hover:text-ink md:w-10"
    >
      <Icon of={shown ? STRUCK_EYE : Eye} className="mx-auto size-4.5" />
      {/* Not an aria-label: a query for the field by label would also match the toggle. */}
      <span className="sr-only">{name}</span>
    </button>
  );
}
