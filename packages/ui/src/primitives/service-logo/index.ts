export { ServiceLogo, type ServiceLogoProps } from './service-logo';
