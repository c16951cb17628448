import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { Search } from 'lucide-react';
import { useId } from 'react';

import { CountryFlag } from '../../primitives/country-flag';
import { BACKDROP, useModal } from '../../primitives/dialog';
import { Leaving } from '../../primitives/leaving';
import { ServiceLogo } from '../../primitives/service-logo';
import { UntrustedText } from '../../primitives/untrusted-text';

/** One entry of the palette. */
export interface PaletteEntry {
  /** Passed to `onChoose`. */
  id: string;
  /** Visible text. */
  label: string;
  /** Secondary text at the end of the line. */
  detail?: string | undefined;
  /** Service whose logo the entry shows. */
  service?: { code: string; name: string } | undefined;
  /** Provider code of the country whose flag the entry shows. */
  country?: string | undefined;
}

/** Entries under a common heading. */
export interface PaletteGroup {
  /** Visible heading. */
  title: string;
  /** Best match first. */
  entries: readonly PaletteEntry[];
}

export interface CommandPaletteProps {
  /** The query. */
  query: string;
  /** Called with the new query. */
  onQuery: (query: string) => void;
  /** Matches, best first; the caller omits empty groups. */
  groups: readonly PaletteGroup[];
  /** Called with the id of the chosen entry. */
  onChoose: (id: string) => void;
  /** Called when the user presses Escape or clicks the backdrop. */
  onClose: () => void;
}

function Group({ title, entries }: PaletteGroup) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className="py-1">
      <p id={titleId} className="px-3 py-1 text-xs font-medium text-ink-subtle">
        {title}
      </p>
      {entries.map(({ id, label, detail, service, country }) => (
        <ComboboxOption
          key={id}
          value={id}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1 text-sm text-ink data-focus:bg-accent-soft data-focus:forced-chosen md:min-h-9"
        >
          {service !== undefined && <ServiceLogo code={service.code} name={service.name} size="sm" />}
          {country !== undefined && <CountryFlag code={country} />}
          <span className="min-w-0 flex-1 truncate">
            <UntrustedText>{label}</UntrustedText>
          </span>
          {detail !== undefined && <span className="shrink-0 text-xs text-ink-muted">{detail}</span>}
        </ComboboxOption>
      ))}
    </div>
  );
}

/**
 * Command palette: pages, purchases, numbers, theme and account from the keyboard. A combobox in a native modal dialog;
 * the caller matches the query.
 */
export default function CommandPalette({ query, onQuery, groups, onChoose, onClose }: CommandPaletteProps) {
  return (
    <dialog
      {...useModal(true, onClose)}
      aria-label="Search"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="mx-auto mt-[12dvh] mb-0 w-full max-w-xl animate-enter overflow-visible bg-transparent px-3 text-ink backdrop:bg-overlay max-md:mt-2"
    >
      <Leaving
        layer={BACKDROP}
        className="overflow-hidden rounded-sheet border border-line bg-raised shadow-popover"
      >
        <Combobox immediate onChange={(id: string | null) => id !== null && onChoose(id)}>
          <div className="flex items-center gap-3 border-b border-line px-4">
            <Search aria-hidden className="size-4 shrink-0 text-ink-subtle" />
            <ComboboxInput
              autoFocus
              aria-label="Search"
              autoComplete="off"
              placeholder="Try “whatsapp nigeria” or “settings”"
              value={query}
              onChange={(event) => onQuery(event.target.value)}
              className="h-12 min-w-0 flex-1 bg-transparent text-base text-ink outline-none"
            />
          </div>
          <ComboboxOptions static modal={false} className="max-h-[min(24rem,60dvh)] overflow-y-auto p-1.5">
            {groups.map((group) => (
              <Group key={group.title} {...group} />
            ))}
          </ComboboxOptions>
        </Combobox>
        <p role="status" className="px-4 text-sm text-ink-muted not-empty:py-6 not-empty:text-center">
          {groups.length === 0 ? 'Nothing found. Try a service, a country or a page.' : ''}
        </p>
      </Leaving>
    </dialog>
  );
}
