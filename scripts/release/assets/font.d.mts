export declare const TEXT: string;
export declare const interSubset: () => Promise<Uint8Array>;
