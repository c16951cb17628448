export { Logo, type LogoProps } from './logo';
export { ServiceLogo, type ServiceLogoProps } from './service-logo';
