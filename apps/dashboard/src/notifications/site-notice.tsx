import { formatTimeLeft } from '@sms/domain/lib/format/countdown';
import { SECOND_MS } from '@sms/domain/limits/spec';
import { NoticeBar } from '@sms/ui/shell/notices/notice-bar';
import { useEffect, useState } from 'react';
import { site } from '../boot/site';
import { readStorage, writeStorage } from '../browser/storage/browser-storage';

type Notice = NonNullable<ReturnType<typeof site>['notice']>;

/** Ticks while the notice may still be shown. */
function TimedNotice({ text, from, to }: Notice) {
  const [now, setNow] = useState(Date.now);
  const [isClosed, setIsClosed] = useState(() => readStorage('closed-notice') === text);
  const end = to === undefined ? Infinity : Date.parse(to);
  const isOver = isClosed || now >= end;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  if (isOver || (from !== undefined && now < Date.parse(from))) return null;
  return (
    <NoticeBar
      label="Notice"
      place="top"
      message={text}
      endsIn={end === Infinity ? undefined : formatTimeLeft(end - now)}
      onDismiss={() => {
        writeStorage({ name: 'closed-notice', value: text });
        setIsClosed(true);
      }}
    />
  );
}

/** The notice of the operator, on every page from its beginning until its end, or until it is closed. */
export default function SiteNotice() {
  const { notice } = site();
  return notice && <TimedNotice {...notice} />;
}
