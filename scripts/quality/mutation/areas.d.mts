interface Area {
  readonly name: string;
  readonly folders: readonly string[];
  readonly atLeast: number;
}

export const PACKAGE: string;

export const AREAS: readonly Area[];

export function planMutants(
  paths: readonly string[],
  asked?: readonly string[],
): (Area & { readonly files: readonly string[]; readonly tests: readonly string[] })[];

export function filesAffectedBy(path: string, files: readonly string[]): string[];

export function unmeasuredPaths(paths: readonly string[], asked: readonly string[]): string[];
