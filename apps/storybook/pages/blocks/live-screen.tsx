import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { RenderWhenVisible } from '../../.storybook/docs/render-when-visible';
import { themeOf } from '../../.storybook/docs/themed-container';

interface LiveScreenProps {
  readonly story: string;
  /** Of the window in which it is drawn, in px. */
  readonly width: number;
  readonly height: number;
}

/** A story as a small picture, which is drawn when it comes near. The link next to it has its name. */
export function LiveScreen({ story, width, height }: LiveScreenProps) {
  const theme = themeOf(useContext(DocsContext));
  return (
    <div
      inert
      className="@container overflow-hidden rounded-control border border-line bg-canvas"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <RenderWhenVisible>
        <iframe
          title={story}
          src={`iframe.html?id=${story}&viewMode=story&globals=theme:${theme};a11y.manual:!true`}
          className="origin-top-left border-0"
          // Width of the container / width of the window, as a number.
          style={{ width, height, scale: `tan(atan2(100cqw, ${width}px))` }}
        />
      </RenderWhenVisible>
    </div>
  );
}
