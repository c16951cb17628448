import type { Plugin } from 'vite';

/** The function that notes what is wrong with a value, up to the end of its region. */
const NOTES_ISSUE = /function _addIssue\([\s\S]*?\n}\n/;

/** All that is asked of a value here is whether it fits. */
const LEAN = `function _addIssue(context, label, dataset) {
  if (context.kind === 'schema') dataset.typed = false;
  (dataset.issues ??= []).push({});
}
`;

/** The source of valibot without what it would say. */
export const withoutWords = (code: string): string => {
  if (!NOTES_ISSUE.test(code)) throw new Error('valibot notes issues in another way now.');
  return code.replace(NOTES_ISSUE, LEAN);
};

/**
 * Leaves out what valibot would say about a value that does not fit (decision 0050): the words are for developers,
 * and hold the value itself. The simulated backend answers with them, so its builds keep them.
 */
export const leanValibot = (): Plugin => ({
  name: 'lean-valibot',
  apply: 'build',
  transform: {
    filter: { id: /\/valibot\/dist\/index\.mjs$/ },
    handler: (code) => ({ code: withoutWords(code), map: null }),
  },
});
