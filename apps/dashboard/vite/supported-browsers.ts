/**
 * The oldest browsers that the build supports: Vite's "baseline widely available" of 2025, but Firefox 115,
 * which is the first with `toSorted`. The script of index.html that looks for too old ones tests one thing of
 * each.
 */
export const BUILD_TARGET = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];

const NAMES: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  ios: 'iOS',
  safari: 'Safari',
};

/** Browsers of a build's targets as people read them: 'Chrome 111, Edge 111 or iOS 16.4'. */
export const browserNames = (targets: readonly string[]): string => {
  const names = targets.map((target) => {
    const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
    if (NAMES[name] === undefined) throw new Error(`Name the browser of the target ${target}.`);
    return `${NAMES[name]} ${version}`;
  });
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
};
