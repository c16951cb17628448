import type { ShippedPackage } from './packages.mjs';
export function billOf(
  product: { readonly name: string; readonly version: string },
  packages: readonly ShippedPackage[],
): {
  readonly components: readonly { readonly purl: string; readonly hashes: readonly { content: string }[] }[];
};
