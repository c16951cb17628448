import { Card } from '../primitives/card';
import { Link } from '../primitives/buttons/link';
import { ServiceLogo } from '../primitives/service-logo';
import type { ServiceLinksProps } from './service-links';

/** The static list of spec §2: services and a price of a number, in USD. */
const POPULAR_SERVICES = [
  ['wa', 'WhatsApp', '$0.15'],
  ['tg', 'Telegram', '$0.12'],
  ['ds', 'Discord', '$0.18'],
  ['ig', 'Instagram', '$0.20'],
] as const;

const ROW =
  'flex min-h-11 flex-wrap items-center justify-between gap-3 rounded-control px-2 hover:bg-sunken xs:flex-nowrap xl:min-h-12';

/** Four popular services with a price (spec §2, Dashboard); each links to the wizard. */
export function PopularServices({ servicePath }: ServiceLinksProps) {
  return (
    <Card className="flex flex-col gap-3 p-card">
      <h2 className="text-section text-ink-muted">Popular Services</h2>
      <ul className="-mx-2 flex flex-1 flex-col justify-around text-sm md:grid md:grid-cols-2 md:gap-x-8 xl:flex">
        {POPULAR_SERVICES.map(([code, name, price]) => (
          <li key={code}>
            <Link to={servicePath(code)} className={ROW}>
              <span className="flex items-center gap-3 text-name text-ink">
                <ServiceLogo code={code} name={name} />
                {name}
              </span>
              <span className="text-xs text-ink-subtle tabular-nums">{price}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-muted">
        <span>Prices vary by country.</span>
        <Link to="/buy-number">View all services</Link>
      </p>
    </Card>
  );
}
