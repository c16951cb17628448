import { ServiceLogo } from '../../primitives/service-logo';
import { ChoiceRow } from '../choice-row';
import { SectionHeading } from '../section-heading';

/** A service that matches the search, with its country where the search names one. */
export interface ServiceMatch {
  service: { code: string; name: string; spelling?: string | undefined };
  country: { code: string; name: string } | null;
}

export interface ServiceMatchesProps {
  /** Best first. */
  matches: readonly ServiceMatch[];
  /** Called with the match that the user chose. */
  onChoose: (match: ServiceMatch) => void;
}

/** The group 'Services' of a search. */
export function ServiceMatches({ matches, onChoose }: ServiceMatchesProps) {
  return (
    <>
      <SectionHeading>Services</SectionHeading>
      <ul aria-label="Services" className="border-b border-line">
        {matches.map((match) => (
          <li key={`${match.service.code} ${match.country?.code ?? ''}`}>
            <ChoiceRow
              title={[match.service.name, match.country?.name].filter(Boolean).join(' in ')}
              spelling={match.service.spelling}
              picture={<ServiceLogo code={match.service.code} name={match.service.name} />}
              onChoose={() => onChoose(match)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
