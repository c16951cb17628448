import { Search, X } from 'lucide-react';

import { ControlNote, fieldClasses, useControl, type ControlProps } from '../control';
import { IconButton } from '../icon-button';

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends ControlProps<HTMLInputElement> {
  /** What is searched; read out, not shown. */
  label: string;
  /** As typed. */
  value: string;
  /** Receives what was typed; empty when it was cleared. */
  onChange: (value: string) => void;
  /** What can be searched by; no name, since it goes away. */
  placeholder?: string | undefined;
  /** The user pressed Enter. */
  onEnter?: (() => void) | undefined;
}

/** Narrows a list while typing. */
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
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-subtle"
        />
        <input
          {...input}
          {...control}
          type="search"
          aria-label={label}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={({ key, repeat, nativeEvent: { isComposing } }) => {
            if (key === 'Enter' && !repeat && !isComposing) onEnter?.();
          }}
          className={fieldClasses(error, 'pr-11 pl-9 [&::-webkit-search-cancel-button]:hidden')}
        />
        {input.value !== '' && !input.disabled && (
          <span className="absolute top-1/2 right-0.5 -translate-y-1/2">
            <IconButton
              label="Clear search"
              onClick={() => onChange('')}
              icon={<X aria-hidden className="size-4" />}
            />
          </span>
        )}
      </div>
      <ControlNote id={control.id} error={error} hint={hint} />
    </div>
  );
}
