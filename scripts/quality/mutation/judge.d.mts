interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

export function judgeMutants(
  report: { readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>> },
  atLeast: number,
): {
  path: string;
  killed: number;
  ignored: number;
  survived: { line: number; mutatorName: string; replacement: string }[];
  passed: boolean;
}[];
