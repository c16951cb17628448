import { CountryFlag } from '@sms/ui/primitives/country-flag';
import { ServiceLogo } from '@sms/ui/primitives/service-logo';
import type { ReactNode } from 'react';
import countryIds from '../../../../scripts/release/assets/country-ids.tsv?raw';
import logoNames from '../../../../scripts/release/assets/service-logos.json';

const LANGUAGE = 'en';
const regions = new Intl.DisplayNames(LANGUAGE, { type: 'region' });

const countries = [...countryIds.matchAll(/^(\d+)\t([A-Z]{2})$/gm)]
  .map(([, code = '', region = '']) => ({ code, name: regions.of(region) ?? region }))
  .sort((one, other) => one.name.localeCompare(other.name, LANGUAGE));

interface PictureProps {
  readonly code: string;
  readonly name: string;
  readonly children: ReactNode;
}

function Picture({ code, name, children }: PictureProps) {
  return (
    <li className="flex items-center gap-3 py-1.5">
      {children}
      <span className="min-w-0">
        <span className="block truncate">{name}</span>
        <code className="block text-xs text-ink-muted">{code}</code>
      </span>
    </li>
  );
}

const listClasses =
  'grid max-h-120 grid-cols-2 gap-x-4 overflow-y-auto rounded-card border border-line bg-surface p-4 text-sm text-ink sm:grid-cols-3 lg:grid-cols-4';

/** All flags, by country name. */
export function FlagList() {
  return (
    <ul className={listClasses}>
      {countries.map(({ code, name }) => (
        <Picture key={code} code={code} name={name}>
          <CountryFlag code={code} size="md" />
        </Picture>
      ))}
    </ul>
  );
}

/** All logos. */
export function LogoList() {
  return (
    <ul className={listClasses}>
      {Object.entries(logoNames).map(([code, name]) => (
        <Picture key={code} code={code} name={name}>
          <ServiceLogo code={code} name={name} />
        </Picture>
      ))}
    </ul>
  );
}
