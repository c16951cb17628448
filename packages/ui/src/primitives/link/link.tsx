import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Props of {@link Link}: those of an anchor, with `to` in place of `href`. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path or address the link leads to. */
  to: string;
  /** Says where it leads. */
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

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Renders every link below; usually the router's link, so that following one does not reload the page. */
  component: ComponentType<LinkProps>;
  /** The part of the application with these links. */
  children: ReactNode;
}

/** Lets the application decide how links navigate, so that this package depends on no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

const textLink =
  'rounded-control py-1 font-medium text-accent underline decoration-accent-line underline-offset-4 hover:decoration-accent';

/** A link in running text, its padding a target of 24 px that moves no line. A `className` replaces the look altogether. */
export function Link({ className = textLink, ...link }: LinkProps) {
  return createElement(useContext(LinkComponent), { className, ...link });
}
