import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import {
  ArrowLeftRight,
  CalendarClock,
  CornerDownLeft,
  History,
  Keyboard,
  LayoutDashboard,
  LogOut,
  Monitor,
  Moon,
  Search,
  Settings,
  ShoppingCart,
  Smartphone,
  Sun,
  type IconNode,
} from 'lucide';
import { useId } from 'react';

import { classes } from '../primitives/classes';
import { CountryFlag } from '../primitives/country-flag';
import { BACKDROP, useModal } from '../primitives/overlays/dialog/use-modal';
import { Icon } from '../primitives/icon';
import { FadeOut } from '../primitives/overlays/fade-out';
import { isComposing } from '../primitives/forms/is-composing';
import { NumberLine } from '../numbers/number-line';
import type { NumberDisplayStatus } from '../numbers/number-status';
import { ServiceLogo } from '../primitives/service-logo';
import { UntrustedText } from '../primitives/untrusted-text';

const ICONS = {
  dashboard: LayoutDashboard,
  buy: ShoppingCart,
  numbers: Smartphone,
  history: History,
  payments: ArrowLeftRight,
  subscriptions: CalendarClock,
  settings: Settings,
  light: Sun,
  dark: Moon,
  system: Monitor,
  keyboard: Keyboard,
  'sign-out': LogOut,
} satisfies Record<string, IconNode>;

/** Icon of an entry that is neither a service nor a country. */
export type PaletteIcon = keyof typeof ICONS;

export interface PaletteEntry {
  /** Passed to `onChoose`. */
  id: string;
  label: string;
  /** Secondary text at the end of the line. */
  detail?: string | undefined;
  /** Icon before the text, for an entry without a logo and a flag. */
  icon?: PaletteIcon | undefined;
  /** Service whose logo the entry shows. */
  service?: { code: string; name: string } | undefined;
  /** The number that the entry is: its label is the service, its detail the act. */
  number?: { phoneGroups: readonly string[]; status: NumberDisplayStatus } | undefined;
  /** Provider code of the country whose flag the entry shows, beside the name where there is a service. */
  country?: string | undefined;
}

/** Entries under a common heading. */
export interface PaletteGroup {
  title: string;
  /** Best match first. */
  entries: readonly PaletteEntry[];
}

export interface CommandPaletteProps {
  query: string;
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
      <p id={titleId} className="px-3 py-1 text-section text-ink-muted">
        {title}
      </p>
      {entries.map(({ id, label, detail, icon, service, country, number }) => (
        <ComboboxOption
          key={id}
          value={id}
          className={classes(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1 text-sm text-ink md:min-h-9',
            'inset-ring-accent data-focus:bg-accent-soft data-focus:inset-ring data-focus:forced-chosen',
          )}
        >
          {/* All as wide as a logo, so that the texts are in one line. */}
          <span className="flex w-6 shrink-0 justify-center text-ink-muted">
            {icon !== undefined && <Icon of={ICONS[icon]} className="size-4" />}
            {service !== undefined && <ServiceLogo code={service.code} name={service.name} size="sm" />}
            {country !== undefined && service === undefined && <CountryFlag code={country} />}
          </span>
          <span
            className={classes(
              'min-w-0 flex-1',
              number === undefined ? 'flex flex-wrap items-center gap-x-3 md:flex-nowrap' : 'number-row',
            )}
          >
            <span className="line-clamp-2 min-w-0 grow md:line-clamp-1">
              <UntrustedText>{label}</UntrustedText>{' '}
              {country !== undefined && service !== undefined && <CountryFlag code={country} />}
            </span>
            {number && <NumberLine.Phone phoneGroups={number.phoneGroups} />}
            {number && <NumberLine.State status={number.status} />}
            {detail !== undefined && (
              <span className="shrink-0 text-right text-meta text-ink-muted [grid-area:act]">{detail}</span>
            )}
          </span>
        </ComboboxOption>
      ))}
    </div>
  );
}

/**
 * One search for pages, purchases, active numbers, theme and account: 'wa ng' is WhatsApp in Nigeria. A
 * combobox in a native modal dialog; the caller matches the query. From the header or by keyboard. ⌘K and
 * Ctrl+K open it from anywhere, '/' outside text fields; letters filter the entries, arrows move through
 * them, Enter selects. Entries are options of a list box, in groups named by their headings; the active one
 * is read while moving.
 */
export default function CommandPalette({ query, onQuery, groups, onChoose, onClose }: CommandPaletteProps) {
  return (
    <dialog
      {...useModal(true, onClose)}
      aria-label="Search"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="mx-auto mt-2 mb-0 w-full max-w-2xl animate-enter overflow-visible bg-transparent px-3 text-ink backdrop:bg-overlay md:mt-[12dvh]"
    >
      <FadeOut
        layer={BACKDROP}
        className="overflow-hidden rounded-sheet border border-line bg-raised shadow-popover"
      >
        <Combobox immediate onChange={(id: string | null) => id !== null && onChoose(id)}>
          <div className="flex items-center gap-3 border-b border-line px-4">
            <Icon of={Search} className="size-4 shrink-0 text-ink-subtle" />
            <ComboboxInput
              autoFocus
              aria-label="Search"
              autoComplete="off"
              placeholder="Try “whatsapp nigeria” or “settings”"
              value={query}
              onChange={(event) => onQuery(event.target.value)}
              onKeyDown={(event) => {
                // Headless UI would choose the highlighted entry with Tab, which may cancel a number, or with
                // the Enter that confirms an input method, and empty the field with Enter where nothing was
                // found.
                const isNoChoice = groups.length === 0 || isComposing(event.nativeEvent);
                if (event.key === 'Tab' || (event.key === 'Enter' && isNoChoice)) event.preventDefault();
              }}
              className="h-12 min-w-0 flex-1 bg-transparent text-base text-ink outline-none"
            />
          </div>
          <div className="relative min-h-24">
            <ComboboxOptions
              static
              modal={false}
              className="max-h-[min(22.5rem,60dvh)] scroll-pb-1.5 overflow-y-auto p-1.5"
            >
              {groups.map((group) => (
                <Group key={group.title} {...group} />
              ))}
            </ComboboxOptions>
            <p
              role="status"
              className="pointer-events-none absolute inset-x-4 top-8 text-center text-sm text-ink-muted"
            >
              {groups.length === 0 ? 'Nothing found. Try a service, a country or a page.' : ''}
            </p>
          </div>
        </Combobox>
        <p
          aria-hidden
          className="hidden items-center gap-4 border-t border-line px-4 py-2 text-xs text-ink-subtle md:flex"
        >
          <span>↑↓ Move</span>
          <span className="flex items-center gap-1">
            <Icon of={CornerDownLeft} className="size-3" /> Choose
          </span>
          <span>Esc Close</span>
        </p>
      </FadeOut>
    </dialog>
  );
}
