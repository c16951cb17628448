import { classes } from '../primitives/classes';
import { ServiceLogo } from '../primitives/service-logo';

export interface SuggestedService {
  /** Provider code. */
  code: string;
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

/**
 * Services one press away, above the countries: most people know the service, not the country. One line, so
 * that the countries stay in view; its padding keeps focus outlines inside the scroll box. On the first step,
 * where a service turns the countries into offers.
 */
export function SuggestedServices({ services, onToggle }: SuggestedServicesProps) {
  return (
    <ul
      aria-label="Popular services"
      // Browsers do not scroll to a focused element that is partly visible.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      className="scroll-line"
    >
      {services.map(({ code, name, isChosen }) => (
        <li key={code}>
          <button
            type="button"
            aria-pressed={isChosen}
            onClick={() => onToggle(code)}
            className={classes(
              'flex min-h-11 max-w-full items-center gap-1.5 rounded-pill border pr-3 pl-2 text-sm transition-colors md:min-h-9',
              isChosen
                ? 'border-accent-line bg-accent-soft text-accent forced-chosen'
                : 'border-transparent bg-sunken text-ink hover:border-line-button',
            )}
          >
            {/* The letter behind a logo is no part of the name. */}
            <span aria-hidden className="flex">
              <ServiceLogo code={code} name={name} size="sm" />
            </span>
            <span className="overflow-hidden xs:truncate">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
