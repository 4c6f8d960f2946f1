import type { FragmentType } from '@apollo/client'
import type { ReactNode, Ref } from 'react'
import { firstParagraph } from '../../lib/text'
import { classes } from '../../ui/classes'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Verified } from '../../ui/icon/verified'
import clamp from '../../ui/text/clamp.module.css'
import { Rating } from '../../ui/text/rating'
import { Link } from '../page/layout/link'
import { trustLine } from '../profile/trust-line'
import { type CompanyCard_CompanyFragment, useCompanyCard_CompanyFragment } from './company-card.generated'
import styles from './company-card.module.css'

interface Props {
  company: FragmentType<CompanyCard_CompanyFragment>
  /** Heading level of the name: one below the heading above the cards. */
  level?: 2 | 3
  linkRef?: Ref<HTMLAnchorElement> | undefined
}

export const CompanyCard = ({ company: from, level = 3, linkRef }: Props) => {
  const company = useCompanyCard_CompanyFragment(from)
  const Name = `h${level}` as const
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <img src={company.logo} width="112" height="112" alt="" loading="lazy" decoding="async" />
        {company.verification && <Verified check={company.verification} />}
      </div>
      <Name className={classes(styles.name, clamp.clamp)} dir="auto">
        <Link to={`/company/${company.id}`} ref={linkRef}>
          {company.name}
        </Link>
      </Name>
      <p className={clamp.clamp} dir="auto">
        {firstParagraph(company.description)}
      </p>
      <p className={styles.trust} dir="auto">
        {trustLine(
          company.checkedCredentials.filter(({ title }) => title !== company.verification?.title),
          company.languages,
        )}
      </p>
      <div className={styles.facts}>
        <span>{city(company.location)}</span>
        <Rating rating={company.rating} count={company.reviewCount} />
      </div>
    </article>
  )
}

/** `Manchester, United Kingdom` -> `Manchester` */
const city = (location: string) => location.split(',', 1)[0]

/** The number of columns follows the width; on phones there is one, and cards become rows. */
export const CompanyGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>

/** Has the height of the card, so that nothing moves when the card replaces it. */
export const CompanyCardSkeleton = () => (
  <div className={styles.card}>
    <div className={styles.top}>
      <div className={styles.skeletonLogo}>
        <Skeleton height="100%" round />
      </div>
    </div>
    <div className={classes(styles.name, styles.skeletonName)}>
      <Skeleton width="70%" height="1.2rem" />
    </div>
    <div className={styles.skeletonText}>
      <Skeleton height="0.75rem" />
      <Skeleton width="60%" height="0.75rem" />
    </div>
    <div className={classes(styles.facts, styles.skeletonFacts)}>
      <Skeleton width="40%" height="0.75rem" />
    </div>
  </div>
)
