import { Search } from 'lucide';

import { EmptyState } from '../primitives/feedback/empty-state';
import { ServiceLogo } from '../primitives/service-logo';
import { CountryResults, type CountryResultsProps } from './country-list/country-results';
import { SectionHeading } from './section-heading';
import { BestPick, type BestPickState } from './first-search/best-pick';
import { ChoiceRow } from './choice-row';

/** A service that matches the search, with its country where the search names one. */
interface ServiceMatch {
  service: { code: string; name: string; spelling?: string | undefined };
  country: { code: string; name: string } | null;
}

export interface FirstSearchProps {
  /** The countries, as without this component. */
  results: CountryResultsProps;
  /** Services that match the search, best first; empty without a search. */
  services: readonly ServiceMatch[];
  /** The suggested offer; null without a service, and during a search. */
  pick: BestPickState | null;
  onServiceChoose: (match: ServiceMatch) => void;
  onRetry: () => void;
}

/**
 * Results of the first search: services above countries, or the offers of one service with the best pick
 * first. Only in the wizard, in place of the countries, while its user searches or has named a service. Not
 * without a service and without a search: the countries alone need none of this code. Enter in the search
 * picks the first result. The best pick is a button named by its country, described as 'Best pick cheapest
 * with 100+ in stock 1,114 available $0.4400'.
 */
export function FirstSearch({ results, services, pick, onServiceChoose, onRetry }: FirstSearchProps) {
  const { countries, pricesFor, found } = results;
  const isOther = ({ code }: { code: string }) => pick?.kind !== 'pick' || code !== pick.code;
  const isNothingFound = services.length + countries.length === 0 && pick === null;
  const matches = services.length > 0 && (
    <>
      <SectionHeading>Services</SectionHeading>
      <ul aria-label="Services" className="border-b border-line">
        {services.map((match) => (
          <li key={`${match.service.code} ${match.country?.code ?? ''}`}>
            <ChoiceRow
              title={[match.service.name, match.country?.name].filter(Boolean).join(' in ')}
              found={found}
              spelling={match.service.spelling}
              picture={<ServiceLogo code={match.service.code} name={match.service.name} />}
              onChoose={() => onServiceChoose(match)}
            />
          </li>
        ))}
      </ul>
    </>
  );
  // With a service, a search is for its country.
  const isCountryFirst = pricesFor !== undefined;
  return (
    <CountryResults
      {...results}
      countries={countries.filter(isOther)}
      otherResults={services.length + (pick?.kind === 'pick' ? 1 : 0)}
      before={
        <>
          {pick !== null && (
            <BestPick {...pick} service={pricesFor ?? ''} onChoose={results.onChoose} onRetry={onRetry} />
          )}
          {!isCountryFirst && matches}
          {services.length > 0 && countries.length > 0 && <SectionHeading>Countries</SectionHeading>}
          {isNothingFound && (
            <EmptyState icon={Search} title="No countries found" description="Try another name or code." />
          )}
        </>
      }
      after={isCountryFirst && matches}
    />
  );
}
