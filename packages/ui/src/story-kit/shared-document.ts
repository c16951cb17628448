/** For a grid of whole pages: landmarks that are unique per page are duplicates in one document. */
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
