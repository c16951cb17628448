interface Area {
  readonly name: string;
  readonly folders: readonly string[];
  readonly atLeast: number;
}

export function planMutants(
  paths: readonly string[],
  asked?: readonly string[],
): (Area & { readonly files: readonly string[]; readonly tests: readonly string[] })[];

export function aboutFile(path: string): string;
