import type { FragmentType } from '@apollo/client'
import { companySize } from '../../features/company/company-size'
import profile from '../../features/profile/profile.module.css'
import { longDate } from '../../lib/utc-dates'
import { webAddress } from '../../lib/web-address'
import { Icon } from '../../ui/icon/icon'
import { Facts } from '../../ui/text/facts'
import link from '../../ui/text/link.module.css'
import { type CompanyDetails_CompanyFragment, useCompanyDetails_CompanyFragment } from './company-details.generated'
import styles from './company-details.module.css'
import { dialledNumber } from './dialled-number'

export const CompanyDetails = ({ company: from }: { company: FragmentType<CompanyDetails_CompanyFragment> }) => {
  const company = useCompanyDetails_CompanyFragment(from)
  const { id, location, foundedYear, employeeCount, languages, createdAt, trackRecord } = company
  return (
    <aside aria-label="Details and contact">
      <div className={profile.panel}>
        <h2>Details</h2>
        <Facts
          facts={{
            Location: location,
            Languages: languages.map(({ name }) => name).join(', '),
            Founded: foundedYear,
            'Company size': companySize(employeeCount),
            Joined: <time dateTime={createdAt}>{longDate(createdAt)}</time>,
            'Track record': trackRecord.sentences.join('. '),
          }}
        />
      </div>
      <ContactPanel company={company} />
      {location && <LocationMap id={id} location={location} />}
    </aside>
  )
}

const ContactPanel = ({ company }: { company: CompanyDetails_CompanyFragment }) => {
  const { contactEmail, contactPhone } = company
  const website = webAddress(company.website)
  return (
    <div className={profile.panel}>
      <h2>Contact</h2>
      {contactEmail || contactPhone || website ? (
        <ul className={styles.contact}>
          {contactEmail && (
            <li>
              <Icon name="mail" />
              <span className="visually-hidden">Email: </span>
              <a className={link.link} href={`mailto:${contactEmail}`}>
                {contactEmail}
              </a>
            </li>
          )}
          {contactPhone && (
            <li>
              <Icon name="phone" />
              <span className="visually-hidden">Phone: </span>
              <a className={link.link} href={`tel:${dialledNumber(contactPhone)}`}>
                {contactPhone}
              </a>
            </li>
          )}
          {website && (
            <li>
              <Icon name="globe" />
              <span className="visually-hidden">Website: </span>
              <a className={link.link} href={website.href} rel="noopener nofollow">
                {website.label}
              </a>
            </li>
          )}
        </ul>
      ) : (
        <p>No contact details yet. Use Contact Company to send a message.</p>
      )}
    </div>
  )
}

/** A drawing in place of a map: no map tiles are loaded from another site. */
const LocationMap = ({ id, location }: { id: string; location: string }) => (
  <figure className={styles.map}>
    <img
      src={`/artwork/map/${id}.svg`}
      width="360"
      height="225"
      alt={`Map placeholder for ${location}`}
      loading="lazy"
      decoding="async"
    />
    <span className={styles.pin}>
      <Icon name="pinned" />
    </span>
    <figcaption>{location}</figcaption>
  </figure>
)
