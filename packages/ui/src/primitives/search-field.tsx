import { Search, X } from 'lucide';

import { classes } from './classes';
import { ControlNote, fieldShape, useControl, type ControlProps } from './control';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { isComposing } from './is-composing';
import { visibleText } from './visible-text';

export interface SearchFieldProps extends ControlProps<HTMLInputElement> {
  /** Accessible name; not visible. */
  label: string;
  value: string;
  /** Called with the new text; empty after clearing. */
  onChange: (value: string) => void;
  /** Searchable attributes. Not a name, since a placeholder disappears. */
  placeholder?: string | undefined;
  /** Called when the user presses Enter. */
  onEnter?: (() => void) | undefined;
}

/**
 * Filters a list while the user types. Its name is hidden visually; the magnifying glass replaces it. Above a list of
 * countries, services or purchases. Not for finding pages and purchases from anywhere: use CommandPalette. Enter calls
 * onEnter, which may pick the first match; Escape clears the text, in browsers that support it for search fields. The
 * list announces the number of matches, not the field.
 */
export function SearchField({
  label,
  onChange,
  onEnter,
  id,
  error,
  hint,
  describedBy,
  ...input
}: SearchFieldProps) {
  const control = useControl({ id, error, hint, describedBy });
  return (
    <div className="flex flex-col gap-1.5">
      <div className="relative">
        <Icon
          of={Search}
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-subtle"
        />
        <input
          {...input}
          {...control}
          type="search"
          aria-label={label}
          onChange={(event) => onChange(visibleText(event.target.value))}
          onKeyDown={({ key, repeat, nativeEvent }) => {
            if (key === 'Enter' && !repeat && !isComposing(nativeEvent)) onEnter?.();
          }}
          className={classes(
            fieldShape,
            input.value === '' ? 'pr-3' : 'pr-11',
            'bg-sunken pl-9 [&::-webkit-search-cancel-button]:hidden',
            // Quieter than a field, so that the page's actions stand out. Its icon identifies it.
            error === undefined ? 'border-transparent not-disabled:hover:border-line-button' : 'border-error',
          )}
        />
        {input.value !== '' && !input.disabled && (
          <span className="absolute top-1/2 right-0.5 -translate-y-1/2">
            <IconButton
              label="Clear search"
              onClick={() => {
                // The clicked button disappears and would lose the focus.
                document.getElementById(control.id)?.focus();
                onChange('');
              }}
              icon={<Icon of={X} className="size-4" />}
            />
          </span>
        )}
      </div>
      <ControlNote id={control.id} error={error} hint={hint} />
    </div>
  );
}
