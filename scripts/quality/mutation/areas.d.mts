interface Area {
  readonly name: string;
  readonly folders: readonly string[];
  readonly atLeast: number;
}

export function planMutants(
  paths: readonly string[],
  asked?: readonly string[],
): (Area & { readonly files: readonly string[]; readonly tests: readonly string[] })[];

export function aboutFiles(path: string, files: readonly string[]): string[];

export function namingNothing(paths: readonly string[], asked: readonly string[]): string[];
