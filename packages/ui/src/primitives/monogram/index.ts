export { Monogram, type MonogramProps } from './monogram';
