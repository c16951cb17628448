interface Count {
  readonly covered: number;
  readonly total: number;
}
interface Counts {
  readonly lines: Count;
  readonly branches: Count;
  readonly functions: Count;
}

export function byFolder(
  summary: Readonly<Record<string, Counts>>,
  root: string,
): (Counts & { readonly folder: string; readonly files: number })[];
