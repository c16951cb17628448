import {
  $exportAll,
  exportAllResumed,
  exportAllStarted,
  exportAllStopped,
} from '@sms/domain/history/export/export-all';
import { ExportAll } from '@sms/ui/history/export-all';
import { Dialog } from '@sms/ui/primitives/overlays/dialog';
import type { LazyDialogProps } from '@sms/ui/primitives/overlays/lazy-dialog';
import { useUnit } from 'effector-react';

/** Downloads the whole filtered history; continues while the dialog is closed. Open while it is rendered. */
export default function ExportAllDialog({ onClose }: LazyDialogProps) {
  const { progress, start, stop, resume } = useUnit({
    progress: $exportAll,
    start: exportAllStarted,
    stop: exportAllStopped,
    resume: exportAllResumed,
  });
  return (
    <Dialog open title="Export all purchases" onClose={onClose}>
      <ExportAll
        progress={progress ?? undefined}
        onStart={start}
        onStop={() => stop()}
        onResume={() => resume()}
      />
    </Dialog>
  );
}
