/** Storybook has no option for it: true while the play of the current story still has to run. */
interface Preview {
  readonly currentRender?: { readonly renderOptions?: { autoplay: boolean } };
}

/** Renders the loading story without its play function. */
export const skipPlay = (): void => {
  const { __STORYBOOK_PREVIEW__: preview } = window as { readonly __STORYBOOK_PREVIEW__?: Preview };
  const options = preview?.currentRender?.renderOptions;
  if (options !== undefined) options.autoplay = false;
};
