export function fillPage(page: string, env: Readonly<Record<string, string | undefined>>): string;
