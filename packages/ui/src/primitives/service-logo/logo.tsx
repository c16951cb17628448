export interface LogoProps {
  /** Provider code of a service. */
  code: string;
  /** Size and place. */
  className: string;
}

/** Only the logo of a service, on a tile of its brand's colour; transparent without one. */
export const Logo = ({ code, className }: LogoProps) => (
  <span data-logo={code.toLowerCase()} className={`logo ${className}`} />
);
