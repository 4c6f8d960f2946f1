import { Link } from 'react-router-dom'
import { contactPath } from '../../features/freelancer/contact-path'
import { longDate } from '../../features/listing/long-date'
import profile from '../../features/profile/profile.module.css'
import { buttonClass } from '../../ui/button'
import { Facts } from '../../ui/facts'
import { Icon } from '../../ui/icon'
import link from '../../ui/link.module.css'
import { price } from '../../ui/price'
import type { RatePanel_FreelancerFragment } from './rate-panel.generated'
import styles from './rate-panel.module.css'

/** What one weighs before writing; on wide screens it stays in sight. */
export const RatePanel = ({ freelancer }: { freelancer: RatePanel_FreelancerFragment }) => {
  const { id, name, location, experience, hourlyRate } = freelancer
  const { company } = freelancer.profile
  return (
    <aside className={styles.rate} aria-label="Rate and contact">
      <div className={profile.panel}>
        <p className={profile.figure}>
          <b>{price(hourlyRate)}</b>
          <span>per hour, or a fixed price by quote</span>
        </p>
        <Link
          className={buttonClass({ size: 'large', wide: true })}
          to={contactPath(id)}
          aria-label={`Contact ${name}`}
        >
          Contact
        </Link>
        <Link
          className={buttonClass({ variant: 'line', size: 'large', wide: true })}
          to={`/request-quote?freelancer=${id}`}
        >
          Request a quote
        </Link>
        <p className={styles.promise}>
          <Icon name="chat" />
          <span>Writing costs nothing and commits you to nothing.</span>
        </p>
        <Facts
          facts={{
            Location: location,
            Experience: experience,
            Company: company && (
              <Link className={link.link} to={`/company/${company.id}`}>
                {company.name}
              </Link>
            ),
            Joined: company && <time dateTime={company.createdAt}>{longDate(company.createdAt)}</time>,
          }}
        />
      </div>
    </aside>
  )
}
