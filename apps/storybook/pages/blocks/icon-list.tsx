import { Icon } from '@sms/ui/primitives/icon';
import icons from 'virtual:icons';

/** All icons of the product. */
export function IconList() {
  return (
    <ul className="grid grid-cols-2 gap-3 text-sm text-ink sm:grid-cols-3 md:grid-cols-4">
      {Object.entries(icons).map(([name, icon]) => (
        <li
          key={name}
          className="flex items-center gap-3 rounded-control border border-line bg-surface p-3 wrap-anywhere"
        >
          <Icon of={icon} className="size-5 shrink-0 text-ink-muted" />
          {name}
        </li>
      ))}
    </ul>
  );
}
