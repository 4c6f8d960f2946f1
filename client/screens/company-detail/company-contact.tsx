import type { FragmentType } from '@apollo/client'
import profile from '../../features/profile/profile.module.css'
import { webAddress } from '../../lib/web-address'
import { Icon } from '../../ui/icon/icon'
import link from '../../ui/text/link.module.css'
import { type CompanyContact_CompanyFragment, useCompanyContact_CompanyFragment } from './company-contact.generated'
import styles from './company-contact.module.css'

export const CompanyContact = ({ company: from }: { company: FragmentType<CompanyContact_CompanyFragment> }) => {
  const company = useCompanyContact_CompanyFragment(from)
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
        <p>No contact details yet. Use Contact Company to send a message.</p>
      )}
    </div>
  )
}
