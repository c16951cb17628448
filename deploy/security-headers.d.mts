export function contentPolicy(page: string, apiOrigin?: string): string;
export function securityHeaders(page: string, apiOrigin?: string): Readonly<Record<string, string>>;
export function withPolicy(page: string, apiOrigin?: string): string;
