import { startTransition, useState, type ReactNode } from 'react';

import { CopyTemplateField, type CopyTemplateFieldProps } from '../../parts/account/copy-template';
import {
  NotificationSettings,
  type NotificationSettingsProps,
} from '../../parts/account/notification-settings';
import { NumbersWithoutCode, type NumbersWithoutCodeProps } from '../../parts/account/numbers-without-code';
import { PhoneFormatSelect, type PhoneFormatOption } from '../../parts/account/phone-format';
import { ThemeChoice, type Theme } from '../../parts/account/theme-choice';
import { Button } from '../../primitives/button';
import { Card } from '../../primitives/card';
import { Disclosure } from '../../primitives/disclosure';
import { PageHeader } from '../../primitives/page-header';
import { TextField } from '../../primitives/text-field';

export interface SettingsPageProps {
  /** Current theme of this browser. */
  theme: Theme;
  /** Called with the new theme; applies at once. */
  onThemeChange: (theme: Theme) => void;
  /** Notification settings. */
  notifications: NotificationSettingsProps;
  /** Format in which phone numbers are shown and copied. */
  phoneFormat: PhoneFormatOption;
  /** Called with the new format; applies at once. */
  onPhoneFormatChange: (format: PhoneFormatOption) => void;
  /** Handling of numbers without an SMS. */
  numbersWithoutCode: NumbersWithoutCodeProps;
  /** Template for copied codes. */
  copyTemplate: CopyTemplateFieldProps;
  /** Stored data of this browser; rendered on demand. */
  storedData: ReactNode;
}

const SECTIONS = ['Appearance', 'Alerts', 'Numbers', 'Privacy', 'API'] as const;

const idOf = (name: string): string => `settings-${name.toLowerCase()}`;

/**
 * Preferences of this browser, and the API key of spec §2. Its form is neither sent nor stored, since the specification
 * states no purpose for it, so it stands last and says so.
 */
export function SettingsPage(props: SettingsPageProps) {
  const [apiKey, setApiKey] = useState('');
  const [isStoredDataOpened, setStoredDataOpened] = useState(false);

  return (
    <div className="flex flex-col gap-4">
      <PageHeader title="Settings" />
      <div className="gap-8 lg:grid lg:grid-cols-[12.5rem_minmax(0,40rem)]">
        <ul aria-label="Sections" className="sticky top-24 self-start max-lg:hidden">
          {SECTIONS.map((name) => (
            <li key={name}>
              <a
                href={`#${idOf(name)}`}
                className="flex h-9 items-center rounded-control px-3 text-sm text-ink-muted transition-colors hover:bg-sunken hover:text-ink"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        <div className="flex min-w-0 flex-col gap-between max-lg:max-w-160">
          <Section name="Appearance">
            <ThemeChoice theme={props.theme} onChange={props.onThemeChange} />
          </Section>
          <Section name="Alerts">
            <NotificationSettings {...props.notifications} />
          </Section>
          <Section name="Numbers">
            <NumbersWithoutCode {...props.numbersWithoutCode} />
            <PhoneFormatSelect value={props.phoneFormat} onChange={props.onPhoneFormatChange} />
            <CopyTemplateField {...props.copyTemplate} />
          </Section>
          <Section name="Privacy">
            <Disclosure
              summary="Stored on this device"
              // In a transition the page stays visible until the code is loaded.
              onToggle={() => startTransition(() => setStoredDataOpened(true))}
            >
              {isStoredDataOpened && props.storedData}
            </Disclosure>
          </Section>
          <Section name="API">
            <form
              className="flex flex-col items-start gap-4"
              onSubmit={(event) => event.preventDefault()}
              autoComplete="off"
            >
              <div className="w-full">
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
              <Button type="submit">Save API Key</Button>
            </form>
          </Section>
        </div>
      </div>
    </div>
  );
}

function Section({ name, children }: { name: (typeof SECTIONS)[number]; children: ReactNode }) {
  return (
    <section aria-labelledby={`${idOf(name)}-heading`} id={idOf(name)} className="scroll-mt-24">
      <h2 id={`${idOf(name)}-heading`} className="mb-2 text-section text-ink-muted">
        {name}
      </h2>
      <Card className="flex flex-col gap-4 p-4 sm:p-5">{children}</Card>
    </section>
  );
}
