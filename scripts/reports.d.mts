export function countReport(path: string): { passed: number; failed: number; skipped: number };
export function failuresOf(path: string): { title: string; message: string }[];
export function countRepeated(path: string): { title: string; runs: number; failed: number }[];
