import { Monogram, type MonogramProps } from '../monogram';

const SPRITE = new URL('../../sprites/logos.svg', import.meta.url).href;

/** Props of {@link ServiceLogo}. */
export interface ServiceLogoProps extends Omit<MonogramProps, 'children'> {
  /** Code of the service as the number provider has it, for example 'wa'; capitals do not matter. */
  code: string;
}

/**
 * The logo of a service, as decoration beside its name. It covers the service's monogram, which shows where there is
 * no logo and until it has been fetched.
 */
export function ServiceLogo({ code, ...monogram }: ServiceLogoProps) {
  return (
    <Monogram {...monogram}>
      <svg className="absolute inset-0 size-full forced-color-adjust-none">
        <use href={`${SPRITE}#${code.toLowerCase()}`} />
      </svg>
    </Monogram>
  );
}
