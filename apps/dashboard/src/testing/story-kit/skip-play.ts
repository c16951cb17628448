/** Storybook has no option for it: whether the play of the story on screen still has to run. */
interface Preview {
  readonly currentRender?: { readonly renderOptions?: { autoplay: boolean } };
}

/** Draws the story that is being loaded without taking its steps. */
export const skipPlay = (): void => {
  const { __STORYBOOK_PREVIEW__: preview } = window as { readonly __STORYBOOK_PREVIEW__?: Preview };
  const options = preview?.currentRender?.renderOptions;
  if (options !== undefined) options.autoplay = false;
};
