import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Props of an anchor, with `to` in place of `href`. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href?: never;
  /** Path or URL. */
  to: string;
  /** Label; names the destination. */
  children: ReactNode;
}

function AnchorLink({ to, children, ...anchor }: LinkProps) {
  return (
    <a href={to} {...anchor}>
      {children}
    </a>
  );
}

const LinkComponent = createContext<ComponentType<LinkProps>>(AnchorLink);

export interface LinkProviderProps {
  /** Renders every link below; usually the router's link, which navigates without a reload. */
  component: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Injects the app's link component, so that this package depends on no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/** Classes of a link in running text, for an address outside the app. */
export const TEXT_LINK =
  'touch-target rounded-control py-1 font-medium text-accent underline decoration-accent-line underline-offset-4 hover:decoration-accent';

/**
 * A link in running text. The app injects its router's link, so that navigation does not reload the page.
 * `className` replaces the default classes. For any navigation: to another page of the product or outside.
 * Not for an action: use Button. An action cannot open in a new tab. aria-current and aria-label go through
 * to the anchor, as all attributes do.
 */
export function Link({ className = TEXT_LINK, ...link }: LinkProps) {
  return createElement(useContext(LinkComponent), { className, ...link });
}
