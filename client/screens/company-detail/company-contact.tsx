import profile from '../../features/profile/profile.module.css'
import { Icon } from '../../ui/icon'
import link from '../../ui/link.module.css'
import type { CompanyContact_CompanyFragment } from './company-contact.generated'
import styles from './company-contact.module.css'
import { webAddress } from './web-address'

export const CompanyContact = ({ company }: { company: CompanyContact_CompanyFragment }) => {
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
              <a className={link.link} href={`tel:${contactPhone.replaceAll(/[^+\d]/g, '')}`}>
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
        <p>No address of its own yet. Contact Company reaches whoever runs this page.</p>
      )}
    </div>
  )
}
