import { type ReactNode, type ComponentType, createElement, type ReactElement } from 'react';
import { NairaProvider } from '../primitives/naira';

export interface FakeViewportProps {
  /** Width in px. */
  height: number;
  children: ReactNode;
}

/** Simulates the window: fixed elements stay inside. */
export function FakeViewport({ height, children }: FakeViewportProps) {
  return (
    <div className="w-full rounded-card border border-line bg-canvas contain-layout" style={{ height }}>
      {children}
    </div>
  );
}

const RATE = 1_520;

const toNaira = (usd: string): string | undefined => {
  const amount = Number(usd.replace(/[$,]/g, ''));
  return usd === '' || Number.isNaN(amount)
    ? undefined
    : `≈ ₦${Math.round(amount * RATE).toLocaleString('en-US')}`;
};

/** Decorator: the rate is known. */
export const inNaira = (Story: ComponentType) => (
  <NairaProvider toNaira={toNaira}>
    <Story />
  </NairaProvider>
);

interface FrameProps {
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
