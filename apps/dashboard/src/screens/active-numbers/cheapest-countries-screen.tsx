import { $cheapestCountries } from '@sms/domain/catalogue/offers/cheapest-countries';
import { CheapestCountries } from '@sms/ui/catalogue/cheapest-countries';
import { useUnit } from 'effector-react';
import { buyNumberPath } from '../../app/routing/deep-links';

/** Cheapest countries for the service searched last, if it is known; drawn only on a page without numbers. */
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
