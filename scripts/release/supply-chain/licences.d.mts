import type { ShippedPackage } from './packages.mjs';
export function refused(packages: readonly ShippedPackage[]): readonly ShippedPackage[];
