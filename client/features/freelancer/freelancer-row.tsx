import type { FragmentType } from '@apollo/client'
import type { Ref } from 'react'
import { formatShortPrice } from '../../lib/money'
import { freelancerContactPath } from '../../lib/paths'
import { classes } from '../../ui/classes'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Avatar } from '../../ui/icon/avatar'
import listRow from '../../ui/layout/list-row.module.css'
import clamp from '../../ui/text/clamp.module.css'
import { Rating } from '../../ui/text/rating'
import { Tags } from '../../ui/text/tags'
import { Link } from '../page/layout/link'
import { ButtonLink } from '../page/layout/links'
import { trustLine } from '../profile/trust-line'
import { UnlessOwn } from '../profile/unless-own'
import { type FreelancerRow_FreelancerFragment, useFreelancerRow_FreelancerFragment } from './freelancer-row.generated'
import styles from './freelancer-row.module.css'

interface Props {
  freelancer: FragmentType<FreelancerRow_FreelancerFragment>
  /** Gets the focus when more rows have loaded. */
  linkRef?: Ref<HTMLAnchorElement> | undefined
}

/** The link of the name covers the whole row. */
export const FreelancerRow = ({ freelancer: from, linkRef }: Props) => {
  const freelancer = useFreelancerRow_FreelancerFragment(from)
  const { id, name, title, location, experience } = freelancer
  return (
    <article className={classes(listRow.row, styles.row)}>
      <Avatar src={freelancer.avatar} />
      <div>
        <h3 className={clamp.clamp} dir="auto">
          <Link ref={linkRef} to={`/freelancers/${id}`}>
            {name}
          </Link>
        </h3>
        <p dir="auto">{[title, location, experience].filter(Boolean).join('\u00a0· ')}</p>
        <p className={styles.trust} dir="auto">
          {trustLine(freelancer.profile.checkedCredentials, freelancer.languages)}
        </p>
      </div>
      <div className={styles.skills}>
        <Tags tags={freelancer.skills} />
      </div>
      <div className={listRow.figure}>
        <p className={styles.pay}>
          <b className={listRow.amount}>{formatShortPrice(freelancer.hourlyRate)}</b> per hour
        </p>
        <Rating rating={freelancer.rating} count={freelancer.reviewCount} />
      </div>
      <UnlessOwn id={id} size="small">
        <ButtonLink size="small" to={freelancerContactPath(id)} aria-label={`Contact ${name}`}>
          Contact
        </ButtonLink>
      </UnlessOwn>
    </article>
  )
}

/** Has the measures of the row, so that nothing moves when the row replaces it. */
export const FreelancerRowSkeleton = () => (
  <div className={classes(listRow.row, styles.row)}>
    <Skeleton width="3.5rem" height="3.5rem" round />
    <div className={styles.skeletonLines}>
      <Skeleton width="50%" height="1.1rem" />
      <Skeleton width="80%" height="0.75rem" />
      <Skeleton width="60%" height="0.75rem" />
    </div>
    <div className={styles.skills}>
      <Skeleton width="70%" height="1.6rem" />
    </div>
    <div className={listRow.figure}>
      <div className={styles.figure}>
        <Skeleton width="7rem" height="1.1rem" />
      </div>
    </div>
    <Skeleton width="6rem" height="2.25rem" />
  </div>
)
