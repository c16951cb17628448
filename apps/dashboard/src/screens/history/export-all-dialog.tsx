import { $wholeFile, wholeFileResumed, wholeFileStarted, wholeFileStopped } from '@sms/domain';
import { WholeFile } from '@sms/ui/parts/history/export-all';
import { Dialog } from '@sms/ui/primitives/dialog';
import type { LateDialogProps } from '@sms/ui/primitives/lazy-dialog';
import { useUnit } from 'effector-react';

/** Saves the whole filtered history; goes on while the dialog is closed. Open for as long as it is rendered. */
export default function WholeFileDialog({ onClose }: LateDialogProps) {
  const { progress, start, stop, resume } = useUnit({
    progress: $wholeFile,
    start: wholeFileStarted,
    stop: wholeFileStopped,
    resume: wholeFileResumed,
  });
  return (
    <Dialog open title="Export all purchases" onClose={onClose}>
      <WholeFile
        progress={progress ?? undefined}
        onStart={start}
        onStop={() => stop()}
        onResume={() => resume()}
      />
    </Dialog>
  );
}
