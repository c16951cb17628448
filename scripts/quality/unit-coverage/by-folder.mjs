import { relative, sep } from 'node:path';

/** Depth of the folders with a row of their own: packages/domain/src/rules. */
const DEPTH = 4;
const KINDS = ['lines', 'branches', 'functions'];
const nothing = () => ({ covered: 0, total: 0 });

/**
 * Sums an Istanbul coverage summary (a record by absolute path, and 'total') by folder, with the total as the last row.
 * @typedef {{ covered: number, total: number }} Count
 * @typedef {{ lines: Count, branches: Count, functions: Count }} Counts
 * @param {Readonly<Record<string, Counts>>} summary
 * @param {string} root
 * @returns {(Counts & { folder: string, files: number })[]}
 */
export const byFolder = (summary, root) => {
  const folders = new Map();
  const rowOf = (folder) => {
    const row = folders.get(folder) ?? {
      folder,
      files: 0,
      ...Object.fromEntries(KINDS.map((kind) => [kind, nothing()])),
    };
    folders.set(folder, row);
    return row;
  };
  for (const [path, counts] of Object.entries(summary)) {
    if (path === 'total') continue;
    const parts = relative(root, path).split(sep).slice(0, -1);
    for (const row of [rowOf(parts.slice(0, DEPTH).join('/')), rowOf('all')]) {
      row.files += 1;
      for (const kind of KINDS) {
        row[kind].covered += counts[kind].covered;
        row[kind].total += counts[kind].total;
      }
    }
  }
  const all = folders.get('all');
  folders.delete('all');
  const rows = [...folders.values()].sort((one, other) => one.folder.localeCompare(other.folder));
  return all === undefined ? rows : [...rows, all];
};
