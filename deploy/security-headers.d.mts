export function contentPolicy(page: string): string;
export function withPolicy(page: string): string;
export function securityHeaders(page: string): Readonly<Record<string, string>>;
