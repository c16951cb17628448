type Environment = Readonly<Record<string, string | undefined>>;

export function copyBuild(build: string, folder: string, env: Environment): void;
export function makeSite(build: string, folder: string, env: Environment): Promise<string>;
