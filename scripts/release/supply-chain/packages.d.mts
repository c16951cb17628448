export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly integrity: string;
}
export function shippedPackages(lock?: object): readonly ShippedPackage[];
