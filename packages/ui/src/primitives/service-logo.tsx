import { logoPosition } from './logo-position';
import { Monogram, type MonogramLook } from './monogram';

export interface ServiceLogoProps extends MonogramLook {
  /** Provider code of the service, for example 'wa'; case-insensitive. */
  code: string;
}

/**
 * Decorative logo next to a service's name. Covers the monogram, which is visible without a logo and while
 * the logo loads. Before the name of a service in a list, a table, a summary, a toast or a card. Not without
 * the name next to it: many logos are not widely known.
 */
export function ServiceLogo({ code, ...monogram }: ServiceLogoProps) {
  return (
    <Monogram {...monogram}>
      <span style={logoPosition(code.toLowerCase())} className="logo absolute inset-0" />
    </Monogram>
  );
}
