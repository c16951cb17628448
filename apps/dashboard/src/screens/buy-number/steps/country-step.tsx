import { $countries } from '@sms/domain/catalogue/lists/catalogue-lists';
import {
  $countryOffers,
  $isOffersLoading,
  $offeredServiceName,
} from '@sms/domain/catalogue/offers/country-offers';
import {
  $countryQuery,
  $countryScope,
  $countrySort,
  $shownCountries,
  allCountriesToggled,
  countryQueryChanged,
  countrySortChanged,
} from '@sms/domain/catalogue/lists/country-list';
import { $suggestedServices } from '@sms/domain/catalogue/lists/service-list';
import { countryChosen } from '@sms/domain/catalogue/selection';
import { $recentPurchases } from '@sms/domain/purchase/wizard/recent-purchases';
import { deepLinkOpened } from '@sms/domain/purchase/wizard/deep-link';
import { wizardResetClicked } from '@sms/domain/purchase/wizard/wizard-buttons';
import { CountryList, RecentPurchases } from '@sms/ui/catalogue/country-list';
import { CountryResults, type CountryResultsProps } from '@sms/ui/catalogue/country-list/country-results';
import { SuggestedServices } from '@sms/ui/catalogue/suggested-services';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { limits } from '../../../app/limits';
import type { FirstSearchScreenProps } from '../first-search-screen';

/** Without its code, a search finds countries. */
const FirstSearchScreen = lazyWithRetry<FirstSearchScreenProps>(
  () => import('../first-search-screen'),
  (notice, { results }) => (
    <>
      {notice}
      <CountryResults {...results} />
    </>
  ),
);

/** First step: the countries, and what a search or a service makes of them. */
export function CountryStep() {
  const { all, offers, isLoadingOffers, offered, openDeepLink, reset, recent, services, ...list } = useUnit({
    all: $countries,
    offers: $countryOffers,
    isLoadingOffers: $isOffersLoading,
    offered: $offeredServiceName,
    recent: $recentPurchases,
    services: $suggestedServices,
    countries: $shownCountries,
    scope: $countryScope,
    query: $countryQuery,
    sort: $countrySort,
    setQuery: countryQueryChanged,
    setSort: countrySortChanged,
    toggleAll: allCountriesToggled,
    openDeepLink: deepLinkOpened,
    reset: wizardResetClicked,
    choose: countryChosen,
  });
  const { scope, sort, query } = list;
  const isSearching = scope === 'search';
  const hasResults = isSearching || offered !== null;
  const results: CountryResultsProps = {
    limits,
    countries: list.countries,
    total: all?.length ?? 0,
    pricesFor: offered ?? undefined,
    prices: isLoadingOffers ? 'loading' : offers === null ? 'none' : 'ready',
    scope,
    found: query,
    listKey: `${scope} ${sort} ${query}`,
    onScopeChange: (next) => list.toggleAll(next === 'all'),
    onChoose: list.choose,
  };
  return (
    <CountryList
      services={
        <SuggestedServices
          services={services}
          onToggle={(service) =>
            services.some(({ code, isChosen }) => isChosen && code === service)
              ? reset()
              : openDeepLink({ service })
          }
        />
      }
      recent={
        !hasResults && recent.length > 0 && <RecentPurchases purchases={recent} onChoose={openDeepLink} />
      }
      query={query}
      sort={sort}
      hasPrices={results.prices === 'ready'}
      picksFirst={hasResults}
      onQueryChange={list.setQuery}
      onSortChange={list.setSort}
    >
      {hasResults ? (
        <Suspense
          fallback={
            <CountryResults
              {...results}
              before={!isSearching && <div className="min-h-20 border-b border-line sm:min-h-17" />}
            />
          }
        >
          <FirstSearchScreen results={results} />
        </Suspense>
      ) : (
        <CountryResults {...results} />
      )}
    </CountryList>
  );
}
