/** For a grid of whole pages: landmarks that are unique on each page are duplicates in the document they share. */
export const sharedDocument = {
  a11y: {
    config: {
      rules: ['landmark-no-duplicate-banner', 'landmark-no-duplicate-main', 'landmark-unique'].map((id) => ({
        id,
        enabled: false,
      })),
    },
  },
};
