import type { CSSProperties } from 'react';
import { LOGO_CODES } from '../sheets/logo-codes';

/**
 * Place of a service's logo on its sheet, for the `logo` utility; that of a service without one is beyond the
 * sheet.
 */
export const logoPosition = (code: string): CSSProperties => {
  const cell = LOGO_CODES.indexOf(code);
  return cell < 0 ? {} : { backgroundPosition: `${(cell % 8) / 0.07}% ${Math.floor(cell / 8) / 0.07}%` };
};
