import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button'
import clamp from '../../ui/clamp.module.css'
import { classes } from '../../ui/classes'
import ledger from '../../ui/ledger-row.module.css'
import { shortPrice } from '../../ui/price'
import { Rating } from '../../ui/rating'
import { Tags } from '../../ui/tags'
import { contactPath } from './contact-path'
import type { FreelancerRow_FreelancerFragment } from './freelancer-row.generated'
import styles from './freelancer-row.module.css'

interface Props {
  freelancer: FreelancerRow_FreelancerFragment
  /** Where the focus goes when the list has grown. */
  linkRef?: Ref<HTMLAnchorElement> | undefined
}

/** A line of the ledger; the name leads to the profile from anywhere on it. */
export const FreelancerRow = ({ freelancer, linkRef }: Props) => {
  const { id, name, title, location, experience } = freelancer
  return (
    <article className={classes(ledger.row, styles.row)}>
      <img src={freelancer.avatar} width="56" height="56" alt="" loading="lazy" decoding="async" />
      <div>
        <h3 className={clamp.clamp} dir="auto">
          <Link ref={linkRef} to={`/freelancers/${id}`}>
            {name}
          </Link>
        </h3>
        <p dir="auto">{[title, location, experience].filter(Boolean).join('\u00a0· ')}</p>
      </div>
      <div className={styles.skills}>
        <Tags tags={freelancer.skills} />
      </div>
      <div className={ledger.figure}>
        <p className={styles.pay}>
          <b className={ledger.amount}>{shortPrice(freelancer.hourlyRate)}</b> per hour
        </p>
        <Rating rating={freelancer.rating} count={freelancer.reviewCount} />
      </div>
      <Link
        className={buttonClass({ variant: 'line', size: 'small' })}
        to={contactPath(id)}
        aria-label={`Contact ${name}`}
      >
        Contact
      </Link>
    </article>
  )
}
