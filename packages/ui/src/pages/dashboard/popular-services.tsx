import { Card } from '../../primitives/card';
import { Link } from '../../primitives/link';

/** The static list of spec §2: services and the approximate price of a number, in USD. */
const POPULAR_SERVICES = [
  ['WhatsApp', '$0.15'],
  ['Telegram', '$0.12'],
  ['Discord', '$0.18'],
  ['Instagram', '$0.20'],
] as const;

/** What most people buy numbers for. */
export function PopularServices() {
  return (
    <Card className="flex flex-col gap-3 p-4">
      <h2 className="text-sm font-semibold text-ink">Popular Services</h2>
      <ul className="flex flex-col gap-2 text-sm">
        {POPULAR_SERVICES.map(([name, price]) => (
          <li key={name} className="flex items-baseline justify-between max-xs:flex-wrap gap-3">
            <span className="text-ink">{name}</span>
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
