import type { LinkProps } from '@sms/ui/primitives/buttons/link';
import { useLinkClickHandler } from 'react-router-dom';

/**
 * Link of the UI kit that navigates through the router, without reloading the page. The router's own
 * component can also prefetch and load data, which costs every page 2 kB.
 */
export function AppLink({ to, target, onClick, ...link }: LinkProps) {
  const follow = useLinkClickHandler(to, { ...(target !== undefined && { target }) });
  return (
    <a
      href={to}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      {...link}
    />
  );
}
