import { use } from 'react';

import { Amount } from '../../primitives/amount';
import { CountryFlag } from '../../primitives/country-flag';
import { ServiceLogo } from '../../primitives/service-logo';
import { NUMBER_STATUS, type NumberDisplayStatus } from '../number-status';
import { Line } from './line';

const LOGO = { stage: 'lg', 96: 'lg', 64: 'md', 44: 'sm' } as const;

export interface IdentityProps {
  service: string;
  /** Provider code of the service, for its logo. */
  serviceCode: string;
  /** Name, or the code while the name is unknown. Default: not shown */
  country?: string | undefined;
  /** Provider code of the country. */
  countryCode?: string | undefined;
  /** Price paid, formatted USD with 4 decimals. Default: not shown */
  price?: string | undefined;
  /**
   * Heard: colour and place show it. A waiting number past its expiry is passed as 'expired' (spec §4).
   * Default: not heard, as beside a State
   */
  status?: NumberDisplayStatus | undefined;
}

/** Logo, and what was bought. */
export function Identity({ service, serviceCode, country, countryCode = '', price, status }: IdentityProps) {
  const { density } = use(Line);
  const Name = density === 44 ? 'p' : 'h3';
  return (
    <>
      <span className="flex [grid-area:logo]">
        <ServiceLogo code={serviceCode} name={service} size={LOGO[density]} />
      </span>
      <div className="min-w-0 [grid-area:identity]">
        <Name className="text-name wrap-anywhere text-ink xs:truncate">
          <bdi>{service}</bdi>
        </Name>
        {status !== undefined && <span className="sr-only">{NUMBER_STATUS[status]}</span>}
        {(country ?? price) !== undefined && (
          // One line, or two in a narrow column: a name that becomes known moves nothing.
          <p className="flex flex-wrap gap-x-2 text-meta text-ink-muted tabular-nums folded:hidden @min-[40rem]/line:@max-[60rem]/line:not-in-data-[density=stage]:flex-col @min-[60rem]/line:flex-nowrap">
            {country !== undefined && (
              <span className="max-w-full truncate">
                <CountryFlag code={countryCode} /> <bdi>{country}</bdi>
              </span>
            )}
            {price !== undefined && <Amount>{price}</Amount>}
          </p>
        )}
      </div>
    </>
  );
}
