export function makeSite(build: string, folder: string): Promise<void>;
