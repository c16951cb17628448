import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';

interface FrameProps {
  /** Width in px. */
  width: number;
  children: ReactNode;
}

/** Limits the width of a component, to show it in little space. */
function Frame({ width, children }: FrameProps) {
  return (
    <div className="max-w-full" style={{ width }}>
      {children}
    </div>
  );
}

/** Decorator: the story in a frame. */
export const framed =
  (width: number) =>
  (Story: ComponentType): ReactElement => (
    <Frame width={width}>
      <Story />
    </Frame>
  );

/** The render function of stories in a frame, which `AllStates` leaves out. */
export const inFrame =
  (width: number) =>
  (args: object, { component }: { readonly component?: unknown }): ReactElement => (
    <Frame width={width}>{createElement(component as ComponentType, args)}</Frame>
  );
