import { Button } from '@sms/ui/primitives/button';
import { useState, type CSSProperties } from 'react';
import { themeTokens } from './theme-tokens';

/** Digits of the animation. */
const CODE = '482913';

/** All animations; a click replays them. */
export function MotionList() {
  const [round, setRound] = useState(0);
  return (
    <div className="flex flex-col gap-8 text-sm text-ink">
      <div>
        <Button onClick={() => setRound(round + 1)}>Play again</Button>
      </div>
      <ul className="grid gap-6 md:grid-cols-3">
        {themeTokens('--animate-').map(({ name, variable, value }) => (
          <li key={variable} className="flex flex-col gap-3">
            <span
              key={round}
              className="grid h-20 place-items-center rounded-card border border-line bg-surface font-digits text-code"
              style={{ animation: `var(${variable})`, '--digits': CODE.length } as CSSProperties}
            >
              {CODE}
            </span>
            <span className="font-medium">animate-{name}</span>
            <code className="text-xs wrap-anywhere text-ink-muted">{value}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
