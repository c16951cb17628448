export function countReport(path: string): { passed: number; failed: number; skipped: number };
export function failuresIn(log: string): string;
export function countRepeated(path: string): { title: string; runs: number; failed: number }[];
