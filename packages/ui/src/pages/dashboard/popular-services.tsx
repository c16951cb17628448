import { Card } from '../../primitives/card';
import { Link } from '../../primitives/link';
import { ServiceLogo } from '../../primitives/service-logo';

/** The static list of spec §2: services and the approximate price of a number, in USD. */
const POPULAR_SERVICES = [
  ['wa', 'WhatsApp', '$0.15'],
  ['tg', 'Telegram', '$0.12'],
  ['ds', 'Discord', '$0.18'],
  ['ig', 'Instagram', '$0.20'],
] as const;

/** What most people buy numbers for. */
export function PopularServices() {
  return (
    <Card className="flex flex-col gap-3 p-4">
      <h2 className="text-sm font-semibold text-ink">Popular Services</h2>
      <ul className="flex flex-col gap-2 text-sm">
        {POPULAR_SERVICES.map(([code, name, price]) => (
          <li key={code} className="flex items-center justify-between max-xs:flex-wrap gap-3">
            <span className="flex items-center gap-2 text-ink">
              <ServiceLogo code={code} name={name} size="sm" />
              {name}
            </span>
            <span className="text-ink-muted tabular-nums">{price}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm">
        <Link to="/buy-number">View all services</Link>
      </p>
    </Card>
  );
}
