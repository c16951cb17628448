/** A phone number in groups with visual gaps only: the selected and announced text has no spaces. */
export function PhoneGroups({ groups }: { groups: readonly string[] }) {
  // A text that is no phone number has one group, which may be longer than a line.
  if (groups.length === 1) return groups;
  return groups.map((group, place) => (
    <span key={place} className="not-last:mr-[0.3em] xs:whitespace-nowrap">
      {group}
    </span>
  ));
}
