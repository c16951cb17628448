import { Search } from 'lucide';

import { Icon } from '../primitives/icon';
import { Link } from '../primitives/buttons/link';
import { ServiceLogo } from '../primitives/service-logo';

/** The services most people need a code for. */
const SERVICES = [
  ['wa', 'WhatsApp'],
  ['tg', 'Telegram'],
  ['go', 'Google'],
  ['ig', 'Instagram'],
  ['fb', 'Facebook'],
  ['ds', 'Discord'],
] as const;

export interface ServiceLinksProps {
  /** Deep link to the wizard with the given service code selected. */
  servicePath: (service: string) => string;
}

/** The search of the wizard, and six services. */
export function ServiceLinks({ servicePath }: ServiceLinksProps) {
  return (
    <>
      {/* Looks like the field it leads to. */}
      <Link
        to="/buy-number"
        className="flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 py-2 text-sm text-ink-muted hover:bg-sunken"
      >
        <Icon of={Search} className="size-4 shrink-0" />
        Search services and countries
      </Link>
      <ul className="grid grid-cols-2 gap-x-1 min-[24rem]:grid-cols-[repeat(3,minmax(0,auto))] 2xl:grid-cols-6">
        {SERVICES.map(([code, name]) => (
          <li key={code}>
            <Link
              to={servicePath(code)}
              className="flex min-h-11 items-center gap-1.5 rounded-control text-name text-ink hover:bg-sunken sm:gap-2 sm:px-2"
            >
              <ServiceLogo code={code} name={name} size="sm" />
              <span className="min-w-0 truncate">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
