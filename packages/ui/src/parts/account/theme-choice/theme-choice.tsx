import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { useId } from 'react';

/** Theme choice; 'system' follows the operating system. */
export type Theme = 'system' | 'light' | 'dark';

export interface ThemeChoiceProps {
  /** Current theme. */
  theme: Theme;
  /** Called with the new theme; applies at once. */
  onChange: (theme: Theme) => void;
}

const choices: readonly { theme: Theme; label: string; icon: LucideIcon }[] = [
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
  { theme: 'system', label: 'System', icon: Monitor },
];

/** Light, dark or system theme. Native radio buttons, so the arrow keys work. */
export function ThemeChoice({ theme, onChange }: ThemeChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-ink">Theme</legend>
      <div className="mt-3 grid grid-cols-3 gap-2 max-xs:grid-cols-1">
        {choices.map(({ theme: choice, label, icon: Icon }) => (
          <label
            key={choice}
            className="relative flex min-h-16 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-control border border-line-strong bg-surface p-2 text-sm font-medium text-ink-muted transition-colors hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-checked:forced-chosen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={choice === theme}
              onChange={() => onChange(choice)}
              className="sr-only"
            />
            <Icon aria-hidden className="size-4" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
