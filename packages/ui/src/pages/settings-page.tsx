import { Bell, KeyRound, Palette, Shield, Smartphone } from 'lucide';
import { useState, type ReactNode, useEffect } from 'react';

import { ClearDevice } from '../account/clear-device';
import { NotificationSettings, type NotificationSettingsProps } from '../account/notification-settings';
import { NumbersWithoutCode, type NumbersWithoutCodeProps } from '../account/numbers-without-code';
import { ThemeChoice, type Theme } from '../account/theme-choice';
import { Button } from '../primitives/buttons/button';
import { Card } from '../primitives/card';
import { PageHeader } from '../primitives/page-header';
import { TextField } from '../primitives/forms/text-field';
import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { Select, type SelectOption } from '../primitives/forms/select';

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

/**
 * Format in which phone numbers are shown and copied: with a plus, without the country code, or digits only.
 */
type PhoneFormatOption = 'e164' | 'national' | 'digits';

const OPTIONS: readonly SelectOption<PhoneFormatOption>[] = [
  { value: 'e164', label: '+E.164' },
  { value: 'national', label: 'National' },
  { value: 'digits', label: 'Digits' },
];

const HINTS: Record<PhoneFormatOption, string> = {
  e164: 'Shown as +1 263 131 2082, copied as +12631312082.',
  national: 'Shown as 263 131 2082, copied as 2631312082. Uses all digits if the country code is unknown.',
  digits: 'Shown as 1 263 131 2082, copied as 12631312082.',
};

interface PhoneFormatSelectProps {
  value: PhoneFormatOption;
  /** Called with the new format; applies at once. */
  onChange: (format: PhoneFormatOption) => void;
}

/**
 * Format in which phone numbers are shown and copied, with an example. Below the cards of active numbers, and
 * on the settings page: the same preference, stored in this browser. Not for a single card: the format
 * applies to all.
 */
function PhoneFormatSelect({ value, onChange }: PhoneFormatSelectProps) {
  return (
    <div className="field-row">
      <Select label="Number format" value={value} options={OPTIONS} hint={HINTS[value]} onChange={onChange} />
    </div>
  );
}

export interface SettingsPageProps {
  theme: Theme;
  /** Called with the new theme; applies at once. */
  onThemeChange: (theme: Theme) => void;
  notifications: NotificationSettingsProps;
  /** Format in which phone numbers are shown and copied. */
  phoneFormat: PhoneFormatOption;
  /** Called with the new format; applies at once. */
  onPhoneFormatChange: (format: PhoneFormatOption) => void;
  /** Handling of numbers without an SMS. */
  numbersWithoutCode: NumbersWithoutCodeProps;
  /** Called when the user confirms to sign out and to remove all data of this browser. */
  onClearDevice: () => void;
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
 * Preferences of this browser in five sections, and the API key of spec §2. Its form is neither sent nor
 * stored, since the specification states no purpose for it, so it is last and says so. At /settings. Not for
 * a preference of one page: put it there, such as Auto-refresh.
 */
export function SettingsPage(props: SettingsPageProps) {
  const [apiKey, setApiKey] = useState('');
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
            <ThemeChoice theme={props.theme} onChange={props.onThemeChange} />
          </Section>
          <Section name="Alerts" purpose="How you hear of a code while you are elsewhere.">
            <NotificationSettings {...props.notifications} />
          </Section>
          <Section name="Numbers" purpose="How phone numbers end, and how they are shown and copied.">
            {/* A legend ignores the padding of its fieldset. */}
            <div>
              <NumbersWithoutCode {...props.numbersWithoutCode} />
            </div>
            <PhoneFormatSelect value={props.phoneFormat} onChange={props.onPhoneFormatChange} />
          </Section>
          <Section name="Privacy" purpose="What this browser keeps for you.">
            <ClearDevice onClearDevice={props.onClearDevice} />
          </Section>
          <Section name="API" purpose="A key for the number provider.">
            <form
              className="flex flex-col gap-3"
              onSubmit={(event) => event.preventDefault()}
              autoComplete="off"
            >
              <div className="field-row">
                <TextField
                  label="API Key"
                  type="password"
                  autoComplete="off"
                  placeholder="Enter your API key"
                  hint="API keys aren't available yet: a key entered here isn't stored."
                  value={apiKey}
                  onChange={setApiKey}
                />
              </div>
              <div className="sm:self-end">
                <Button type="submit">Save API Key</Button>
              </div>
            </form>
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
      <Card className="flex flex-col divide-y divide-line px-4 *:py-3.5 sm:px-5">{children}</Card>
    </section>
  );
}
