import { $bestPick, $serviceMatches } from '@sms/domain/purchase/wizard/first-search';
import { deepLinkOpened } from '@sms/domain/purchase/wizard/deep-link';
import { wizardRefreshClicked } from '@sms/domain/purchase/wizard/wizard-buttons';
import { ANY_OPERATOR } from '@sms/domain/catalogue/selection/wizard-step';
import type { CountryResultsProps } from '@sms/ui/catalogue/country-list/country-results';
import { FirstSearch } from '@sms/ui/catalogue/first-search';
import { useUnit } from 'effector-react';

export interface FirstSearchScreenProps {
  readonly results: CountryResultsProps;
}

/** Services that match the search of the first step, and the offers of a service. */
export default function FirstSearchScreen({ results }: FirstSearchScreenProps) {
  const { services, pick, openDeepLink, retry } = useUnit({
    services: $serviceMatches,
    pick: $bestPick,
    openDeepLink: deepLinkOpened,
    retry: wizardRefreshClicked,
  });
  return (
    <FirstSearch
      results={results}
      services={services}
      pick={pick}
      onServiceChoose={({ service, country }) =>
        openDeepLink({
          service: service.code,
          ...(country && { country: country.code, operator: ANY_OPERATOR }),
        })
      }
      onRetry={() => retry()}
    />
  );
}
