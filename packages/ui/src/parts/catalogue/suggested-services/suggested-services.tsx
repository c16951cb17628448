import { classes } from '../../../primitives/classes';
import { ServiceLogo } from '../../../primitives/service-logo';

/** A service to look for. */
export interface SuggestedService {
  /** Provider code. */
  code: string;
  /** Visible name. */
  name: string;
  /** True for the service looked for. */
  isChosen: boolean;
}

export interface SuggestedServicesProps {
  /** Five at most. */
  services: readonly SuggestedService[];
  /** Called with the code of a service: look for it, or no longer. */
  onToggle: (code: string) => void;
}

/** Services one press away, above the countries: most people know the service, not the country. */
export function SuggestedServices({ services, onToggle }: SuggestedServicesProps) {
  return (
    <ul aria-label="Popular services" className="flex flex-wrap gap-1.5 md:gap-2">
      {services.map(({ code, name, isChosen }) => (
        <li key={code} className="min-w-0">
          <button
            type="button"
            aria-pressed={isChosen}
            onClick={() => onToggle(code)}
            className={classes(
              'flex min-h-11 max-w-full items-center gap-2 rounded-pill border px-3 text-sm transition-colors md:min-h-9',
              isChosen
                ? 'border-accent-line bg-accent-soft text-accent forced-chosen'
                : 'border-transparent bg-sunken text-ink hover:border-line-button',
            )}
          >
            {/* Phones have room for the names alone. The letter behind a logo is no part of the name. */}
            <span aria-hidden className="flex max-md:hidden">
              <ServiceLogo code={code} name={name} size="sm" />
            </span>
            <span className="truncate max-xs:whitespace-normal">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
