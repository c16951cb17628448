import { useId } from 'react';

import { CountryFlag } from '../primitives/country-flag';
import { Link } from '../primitives/buttons/link';

export interface CheapestCountriesProps {
  serviceName: string;
  /** Cheapest first; prices are formatted USD, `href` is the path to the purchase. */
  countries: readonly { code: string; name: string; price: string; href: string }[];
}

/**
 * Up to three countries where a service is cheapest, each a link to the last step of a purchase, for a user
 * without numbers. On the empty active numbers page, for the most recent service. Not for comparing all
 * countries: the wizard sorts them by price.
 */
export function CheapestCountries({ serviceName, countries }: CheapestCountriesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mx-auto max-w-sm animate-enter px-4 pb-8">
      <h2 id={id} className="mb-1 px-3 text-xs font-medium text-ink-muted">
        Cheapest for <bdi>{serviceName}</bdi>
      </h2>
      <ul className="flex flex-col">
        {countries.map(({ code, name, price, href }) => (
          <li key={code}>
            <Link
              to={href}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 text-sm text-ink hover:bg-sunken"
            >
              <CountryFlag code={code} size="md" />
              <bdi className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</bdi>
              <span className="text-ink-muted tabular-nums">{price}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
