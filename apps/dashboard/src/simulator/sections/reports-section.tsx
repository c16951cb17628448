import { useShownReports } from '../../reporting/shown-reports';
import { Section } from '../section';

/** @param reports as they would be sent, newest first */
export function ReportList({ reports }: { readonly reports: readonly string[] }) {
  return reports.length === 0 ? (
    <p className="text-xs text-ink-muted">No reports yet. The first are sent 10 s after start.</p>
  ) : (
    <ul className="flex flex-col gap-2 text-xs break-all text-ink-muted">
      {reports.map((text) => (
        <li key={text}>
          <code>{text}</code>
        </li>
      ))}
    </ul>
  );
}

/** The reports that this page would have sent (decision 0087). */
export function ReportsSection() {
  return (
    <Section title="Reports to operators">
      <ReportList reports={useShownReports()} />
    </Section>
  );
}
