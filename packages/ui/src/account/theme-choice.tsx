import { Monitor, Moon, Sun, type IconNode } from 'lucide';
import { useId } from 'react';

import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';

/** Theme choice; 'system' follows the operating system. */
export type Theme = 'system' | 'light' | 'dark';

export interface ThemeChoiceProps {
  theme: Theme;
  /** Called with the new theme; applies at once. */
  onChange: (theme: Theme) => void;
}

const choices: readonly { theme: Theme; label: string; icon: IconNode }[] = [
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
  { theme: 'system', label: 'System', icon: Monitor },
];

/**
 * Light, dark or system theme: three tiles. Native radio buttons, so the arrow keys work. On the settings
 * page; the command palette has the same three.
 */
export function ThemeChoice({ theme, onChange }: ThemeChoiceProps) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3"
    >
      <div className="min-w-0">
        <p id={`${name}-label`} className="text-sm font-medium text-ink">
          Theme
        </p>
        <p className="text-xs text-ink-muted">System follows your device.</p>
      </div>
      <div className="flex w-full flex-col rounded-control bg-sunken p-1 xs:flex-row sm:w-auto">
        {choices.map(({ theme: choice, label, icon }) => (
          <label
            key={choice}
            className={classes(
              'focus-ring-within relative flex h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-chip px-2 sm:px-4 md:pointer-fine:h-8',
              'text-sm font-medium text-ink-muted transition-colors hover:text-ink has-checked:bg-chosen has-checked:text-ink has-checked:forced-chosen',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={choice === theme}
              onChange={() => onChange(choice)}
              className="sr-only"
            />
            <Icon of={icon} className="size-4" />
            {label}
          </label>
        ))}
      </div>
    </div>
  );
}
