export { Link, LinkProvider, type LinkProps, type LinkProviderProps } from './link';
