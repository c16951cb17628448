/** A phone number in groups with visual gaps only: the selected and announced text has no spaces. */
export function PhoneGroups({ groups }: { groups: readonly string[] }) {
  return groups.map((group, place) => (
    <span key={place} className="whitespace-nowrap not-last:mr-[0.3em]">
      {group}
    </span>
  ));
}
