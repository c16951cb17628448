/** For a grid of whole pages: landmarks that each of them has once are not unique where they share a document. */
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
