import type { FragmentType } from '@apollo/client'
import type { Ref } from 'react'
import { applyPath, ownJobPath } from '../../lib/paths'
import { firstSentence } from '../../lib/text'
import { classes } from '../../ui/classes'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Avatar } from '../../ui/icon/avatar'
import listRow from '../../ui/layout/list-row.module.css'
import clamp from '../../ui/text/clamp.module.css'
import { Link } from '../page/layout/link'
import { ButtonLink } from '../page/layout/links'
import { type JobRow_JobFragment, useJobRow_JobFragment } from './job-row.generated'
import styles from './job-row.module.css'

interface Props {
  job: FragmentType<JobRow_JobFragment>
  /** The viewer's own job is edited; one can't apply to it. */
  own: boolean
  /** Gets the focus when more rows have loaded. */
  linkRef?: Ref<HTMLAnchorElement> | undefined
}

/** The link of the title covers the whole row. */
export const JobRow = ({ job: from, own, linkRef }: Props) => {
  const job = useJobRow_JobFragment(from)
  const isBrief = job.kind === 'BRIEF'
  const verb = isBrief ? 'Offer' : 'Apply'
  return (
    <article className={classes(listRow.row, styles.row)}>
      {job.postedBy ? (
        <img src={job.logo} width="56" height="56" alt="" loading="lazy" decoding="async" />
      ) : (
        <Avatar src={job.logo} />
      )}
      <div>
        <h3 className={clamp.clamp} dir="auto">
          <Link ref={linkRef} to={`/jobs/${job.id}`}>
            {job.title}
          </Link>
        </h3>
        <p dir="auto">
          {isBrief && (
            <>
              <b className={styles.kind}>Brief</b>{' '}
            </>
          )}
          {`${job.company}\u00a0· ${job.location}`}
        </p>
      </div>
      <p className={classes(styles.text, clamp.clamp)} dir="auto">
        {firstSentence(job.description)}
      </p>
      <div className={classes(listRow.figure, styles.figure)}>
        <b className={listRow.amount}>{job.salary}</b>
        {`${job.type}, ${job.postedAt}`}
      </div>
      <ButtonLink
        size="small"
        to={own ? ownJobPath(job.id) : applyPath(job.id)}
        aria-label={own ? `Edit ${job.title}` : `${verb} for ${job.title}`}
      >
        {own ? 'Edit' : verb}
      </ButtonLink>
    </article>
  )
}

/** Has the measures of the row, so that nothing moves when the row replaces it. */
export const JobRowSkeleton = () => (
  <div className={classes(listRow.row, styles.row)}>
    <Skeleton width="3.5rem" height="3.5rem" round />
    <div className={styles.skeletonLines}>
      <Skeleton width="70%" height="1.1rem" />
      <Skeleton width="50%" height="0.75rem" />
    </div>
    <div className={classes(styles.text, styles.skeletonText)} />
    <div className={classes(listRow.figure, styles.figure, styles.skeletonFigure)}>
      <Skeleton width="8rem" height="1.1rem" />
    </div>
    <Skeleton width="6rem" height="2.25rem" />
  </div>
)
