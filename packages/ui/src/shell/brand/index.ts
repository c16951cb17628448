export { Brand, type BrandProps } from './brand';
export { BrandMark } from './brand-mark';
