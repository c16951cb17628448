import { Bell, KeyRound, Palette, Shield, Smartphone } from 'lucide';
import { useState, type ReactNode, useEffect } from 'react';

import { Card } from '../primitives/card';
import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { PageHeader } from '../primitives/page-header';

/** Distance from the top of the window, in px, above which the heading of a section has been read. */
const READ_ABOVE = 160;

const boxOf = (id: string): DOMRect | undefined => document.getElementById(id)?.getBoundingClientRect();

/**
 * Id of the section that is being read: the one that the address names while all of it is in view, since the
 * last sections cannot reach the top of the window, else the last one whose top has passed it.
 */
function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const read = () => {
      const named = ids.find((id) => `#${id}` === location.hash);
      const box = named === undefined ? undefined : boxOf(named);
      const isNamedInView = box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
      setCurrent(
        isNamedInView ? named : (ids.findLast((id) => (boxOf(id)?.top ?? Infinity) < READ_ABOVE) ?? ids[0]),
      );
    };
    read();
    addEventListener('scroll', read, { passive: true });
    addEventListener('hashchange', read);
    return () => {
      removeEventListener('scroll', read);
      removeEventListener('hashchange', read);
    };
  }, [ids]);
  return current;
}

export interface SettingsPageProps {
  /** ThemeChoice. */
  appearance: ReactNode;
  /** NotificationSettings. */
  alerts: ReactNode;
  /** NumbersWithoutCode and PhoneFormatSelect. */
  numbers: ReactNode;
  /** ClearDevice. */
  privacy: ReactNode;
  /** ApiKeyForm. */
  api: ReactNode;
}

const SECTIONS = [
  { name: 'Appearance', icon: Palette },
  { name: 'Alerts', icon: Bell },
  { name: 'Numbers', icon: Smartphone },
  { name: 'Privacy', icon: Shield },
  { name: 'API', icon: KeyRound },
] as const;

const idOf = (name: string): string => `settings-${name.toLowerCase()}`;
const IDS = SECTIONS.map(({ name }) => idOf(name));

/**
 * Preferences of this browser in five sections; the API key, which has no purpose yet, is last. At /settings.
 * Not for a preference of one page: put it there, such as Auto-refresh.
 */
export function SettingsPage({ appearance, alerts, numbers, privacy, api }: SettingsPageProps) {
  const current = useSectionInView(IDS);
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <PageHeader title="Settings" />
      <div className="gap-10 lg:grid lg:grid-cols-[12.5rem_minmax(0,48rem)]">
        <ul aria-label="Sections" className="sticky top-24 hidden flex-col gap-1 self-start lg:flex">
          {SECTIONS.map(({ name, icon }) => {
            const isCurrent = idOf(name) === current;
            return (
              <li key={name}>
                <a
                  href={`#${idOf(name)}`}
                  aria-current={isCurrent ? 'location' : undefined}
                  className={classes(
                    'flex h-9 items-center gap-3 rounded-control px-3 text-nav transition-colors',
                    isCurrent
                      ? 'bg-sunken font-medium text-ink forced-chosen'
                      : 'text-ink-muted hover:bg-sunken hover:text-ink',
                  )}
                >
                  <Icon of={icon} className="size-4" />
                  {name}
                </a>
              </li>
            );
          })}
        </ul>
        <div className="flex max-w-160 min-w-0 flex-col gap-between lg:max-w-none">
          <Section name="Appearance" purpose="How the dashboard looks in this browser.">
            {appearance}
          </Section>
          <Section name="Alerts" purpose="How you hear of a code while you are elsewhere.">
            {alerts}
          </Section>
          <Section name="Numbers" purpose="How phone numbers end, and how they are shown and copied.">
            {numbers}
          </Section>
          <Section name="Privacy" purpose="What this browser keeps for you.">
            {privacy}
          </Section>
          <Section name="API" purpose="A key for the number provider.">
            {api}
          </Section>
        </div>
      </div>
    </div>
  );
}

interface SectionProps {
  name: (typeof SECTIONS)[number]['name'];
  purpose: string;
  children: ReactNode;
}

/** Rows with a hairline between them; each ends with its control. */
function Section({ name, purpose, children }: SectionProps) {
  return (
    <section aria-labelledby={`${idOf(name)}-heading`} id={idOf(name)} className="scroll-mt-24">
      <h2 id={`${idOf(name)}-heading`} className="text-base font-semibold text-ink">
        {name}
      </h2>
      <p className="mb-3 text-sm text-ink-muted">{purpose}</p>
      <Card className="flex flex-col divide-y divide-line px-card *:py-3.5">{children}</Card>
    </section>
  );
}
