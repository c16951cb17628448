import { Search, X } from 'lucide';
import { useImperativeHandle, useRef } from 'react';

import { classes } from '../classes';
import type { ElementProps } from '../element-props';
import { Field, fieldShape } from './field';
import { Icon } from '../icon';
import { IconButton } from '../buttons/icon-button';
import { isComposing } from './is-composing';
import { visibleText } from '../untrusted-text';

export interface SearchFieldProps extends ElementProps<HTMLInputElement> {
  /** Accessible name; not visible. */
  label: string;
  value: string;
  /** Called with the new text; empty after clearing. */
  onChange: (value: string) => void;
  /** Searchable attributes. Not a name, since a placeholder disappears. */
  placeholder?: string | undefined;
  onEnter?: (() => void) | undefined;
}

/**
 * Filters a list while the user types. Its name is hidden visually; the magnifying glass replaces it. Above a
 * list of countries, services or purchases. Not for finding pages and purchases from anywhere: use
 * CommandPalette. Enter calls onEnter, which may pick the first match; Escape clears the text, in browsers
 * that support it for search fields. The list announces the number of matches, not the field.
 */
export function SearchField({ label, onChange, onEnter, id, value, ref, placeholder }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const clear = () => {
    // The clicked button disappears and would lose the focus.
    input.current?.focus();
    onChange('');
  };
  return (
    <Field.Root id={id}>
      <Field.Control
        before={<Icon of={Search} className="size-4" />}
        after={
          value !== '' && (
            <span className="absolute top-1/2 right-0.5 -translate-y-1/2">
              <IconButton label="Clear search" onClick={clear} icon={<Icon of={X} className="size-4" />} />
            </span>
          )
        }
      >
        {(control) => (
          <input
            {...control}
            placeholder={placeholder}
            ref={input}
            value={value}
            type="search"
            aria-label={label}
            onChange={(event) => onChange(visibleText(event.target.value))}
            onKeyDown={({ key, repeat, nativeEvent }) => {
              if (key === 'Enter' && !repeat && !isComposing(nativeEvent)) onEnter?.();
            }}
            className={classes(
              fieldShape,
              value === '' ? 'pr-3' : 'pr-11',
              // Quieter than a field, so that the page's actions stand out. Its icon identifies it.
              'border-transparent bg-sunken pl-9 hover:border-line-button',
              '[&::-webkit-search-cancel-button]:hidden',
            )}
          />
        )}
      </Field.Control>
    </Field.Root>
  );
}
