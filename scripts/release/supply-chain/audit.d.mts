export function judge(
  answer: object,
  names: readonly string[],
  reasoned?: Readonly<Record<string, string>>,
): { readonly isAsked: boolean; readonly found: readonly { readonly id: string }[] };
