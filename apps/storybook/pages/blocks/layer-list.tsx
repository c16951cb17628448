import classes from 'virtual:classes';

/** Layers with the files that use them. */
export function LayerList() {
  return (
    <ol className="flex flex-col text-sm text-ink">
      {classes.layers.map(({ index, files }) => (
        <li key={index} className="flex gap-6 border-b border-line py-3">
          <code className="w-12 shrink-0 text-right font-medium tabular-nums">z-{index}</code>
          <ul className="flex flex-col gap-1">
            {files.map((file) => (
              <li key={file}>
                <code className="text-xs text-ink-muted">{file}</code>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
