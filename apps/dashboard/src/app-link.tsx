import type { LinkProps } from '@sms/ui/primitives/link';
import { Link as RouterLink } from 'react-router-dom';

/** How links of the UI kit navigate here: through the router, without reloading the page. */
export function AppLink({ to, ...link }: LinkProps) {
  return <RouterLink to={to} {...link} />;
}
