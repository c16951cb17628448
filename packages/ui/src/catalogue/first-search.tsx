import { Search } from 'lucide';

import { EmptyState } from '../primitives/empty-state';
import { Icon } from '../primitives/icon';
import { CountryResults, type CountryResultsProps } from './country-list/country-results';
import { SectionHeading } from './section-heading';
import { BestPick, type BestPickState } from './first-search/best-pick';
import { ServiceMatches, type ServiceMatch } from './first-search/service-matches';

export interface FirstSearchProps {
  /** The countries, as without this component. */
  results: CountryResultsProps;
  /** Services that match the search, best first; empty without a search. */
  services: readonly ServiceMatch[];
  /** The suggested offer; null without a service, and during a search. */
  pick: BestPickState | null;
  /** Called with the match that the user chose. */
  onServiceChoose: (match: ServiceMatch) => void;
  /** Called when the user loads the prices again. */
  onRetry: () => void;
}

/**
 * Results of the first search: services above countries, or the offers of one service with the best pick first. Only
 * in the wizard, in place of the countries, while its user searches or has named a service. Not without a service and
 * without a search: the countries alone need none of this code. Enter in the search picks the first result. The best
 * pick is a button named by its country, described as 'Best pick cheapest with 100+ in stock 1114 available $0.4400'.
 */
export function FirstSearch({ results, services, pick, onServiceChoose, onRetry }: FirstSearchProps) {
  const { countries, pricesFor } = results;
  const isOther = ({ code }: { code: string }) => pick?.kind !== 'pick' || code !== pick.code;
  const isNothingFound = services.length + countries.length === 0 && pick === null;
  const matches = services.length > 0 && <ServiceMatches matches={services} onChoose={onServiceChoose} />;
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
            <EmptyState
              icon={<Icon of={Search} className="size-6" />}
              title="No countries found"
              description="Try another name or code."
            />
          )}
        </>
      }
      after={isCountryFirst && matches}
    />
  );
}
