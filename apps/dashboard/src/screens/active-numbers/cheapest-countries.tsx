import { $cheapestCountries } from '@sms/domain';
import { CheapestCountries } from '@sms/ui/parts/catalogue/cheapest-countries';
import { useUnit } from 'effector-react';
import { buyNumberPath } from '../../app/routing/paths';

/** Where the service looked for last costs least, if that is known; its code waits for a page without numbers. */
export default function CheapestCountriesScreen() {
  const cheapest = useUnit($cheapestCountries);
  if (cheapest === null) return null;
  const { service, serviceName, countries } = cheapest;
  return (
    <CheapestCountries
      serviceName={serviceName}
      countries={countries.map((country) => ({
        ...country,
        href: buyNumberPath({ country: country.code, service, operator: '' }),
      }))}
    />
  );
}
