import { Eye } from 'lucide-react';

/** Props of {@link PasswordToggle}. */
export interface PasswordToggleProps {
  /** Whether the password can be read. */
  shown: boolean;
  /** Receives the new state. */
  onChange: (shown: boolean) => void;
}

/** Shows and hides a password, from inside the field. */
export function PasswordToggle({ shown, onChange }: PasswordToggleProps) {
  const name = shown ? 'Hide password' : 'Show password';
  return (
    <button
      type="button"
      title={name}
      onClick={() => onChange(!shown)}
      // The press would take the focus, and with it the caret, out of the field.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-y-0 right-0 w-11 rounded-control text-ink-muted transition-colors -outline-offset-4 hover:text-ink md:w-10"
    >
      {/* Struck through here: lucide's EyeOff would be a second icon to load on the first visit. */}
      <Eye aria-hidden className="mx-auto size-4.5">
        {shown && <path d="m3 3 18 18" />}
      </Eye>
      {/* Not an aria-label: a search for the field by its label would find the toggle too. */}
      <span className="sr-only">{name}</span>
    </button>
  );
}
