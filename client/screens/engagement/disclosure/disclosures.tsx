import type { FragmentType } from '@apollo/client'
import { NdaClauses } from '../../../features/disclosure/nda-clauses'
import { TextLink } from '../../../features/page/layout/links'
import { engagementPath } from '../../../lib/paths'
import { longDate } from '../../../lib/utc-dates'
import link from '../../../ui/text/link.module.css'
import { EngagementSection } from '../engagement-section'
import { type Disclosures_EngagementFragment, useDisclosures_EngagementFragment } from './disclosures.generated'
import styles from './disclosures.module.css'

interface Props {
  engagement: FragmentType<Disclosures_EngagementFragment>
  /** Shows what waits for an answer, or all that is answered. */
  open: boolean
}

/** The check for conflicts of interest and the confidentiality agreement. */
export const Disclosures = ({ engagement: from, open }: Props) => {
  const { number, conflictCheck: check, nda } = useDisclosures_EngagementFragment(from)
  return (
    <>
      {check && (check.status === 'ASKED') === open && <Check check={check} />}
      {nda && (nda.acceptedAt === null) === open && <Nda nda={nda} path={`${engagementPath(number)}/agreement`} />}
    </>
  )
}

const Check = ({ check }: { check: NonNullable<Disclosures_EngagementFragment['conflictCheck']> }) => (
  <EngagementSection title="Check for conflicts of interest">
    <p>{check.explanation}</p>
    {check.names.length > 0 && (
      <ul className={styles.names}>
        {check.names.map((name) => (
          <li key={name} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    )}
  </EngagementSection>
)

const Nda = ({ nda, path }: { nda: NonNullable<Disclosures_EngagementFragment['nda']>; path: string }) => (
  <EngagementSection title="Confidentiality agreement">
    <p>{nda.explanation}</p>
    {nda.acceptedAt ? (
      <p>{`${nda.buyerName} and ${nda.sellerName}, on ${longDate(nda.acceptedAt)}.`}</p>
    ) : (
      <details>
        <summary>
          <span className={link.link}>Read the agreement</span>
        </summary>
        <NdaClauses text={nda.text} />
      </details>
    )}
    <p className={styles.more}>
      <TextLink to={path}>{nda.acceptedAt ? 'Read and print the agreement' : 'Open it for print'}</TextLink>
    </p>
  </EngagementSection>
)
