import type { FragmentType } from '@apollo/client'
import { ButtonLink, TextLink } from '../../features/page/layout/links'
import profile from '../../features/profile/profile.module.css'
import { UnlessOwn } from '../../features/profile/unless-own'
import { formatPrice } from '../../lib/money'
import { freelancerContactPath } from '../../lib/paths'
import { Icon } from '../../ui/icon/icon'
import { Facts } from '../../ui/text/facts'
import { type RatePanel_FreelancerFragment, useRatePanel_FreelancerFragment } from './rate-panel.generated'
import styles from './rate-panel.module.css'

export const RatePanel = ({ freelancer: from }: { freelancer: FragmentType<RatePanel_FreelancerFragment> }) => {
  const freelancer = useRatePanel_FreelancerFragment(from)
  const { id, name, location, experience, hourlyRate, languages } = freelancer
  const { company, trackRecord } = freelancer.profile
  return (
    <aside className={styles.rate} aria-label="Rate and contact">
      <div className={profile.panel}>
        <p className={profile.figure}>
          <b>{formatPrice(hourlyRate)}</b>
          <span>per hour, or a fixed price by quote</span>
        </p>
        <UnlessOwn id={id} size="large" wide>
          <ButtonLink variant="primary" size="large" wide to={freelancerContactPath(id)} aria-label={`Contact ${name}`}>
            Contact
          </ButtonLink>
          <ButtonLink size="large" wide to={`/request-quote?freelancer=${id}`}>
            Request a quote
          </ButtonLink>
          <p className={styles.promise}>
            <Icon name="chat" />
            <span>Writing costs nothing and commits you to nothing.</span>
          </p>
        </UnlessOwn>
        <Facts
          facts={{
            Location: location,
            Languages: languages.map((language) => language.name).join(', '),
            Experience: experience,
            Company: company && <TextLink to={`/company/${company.id}`}>{company.name}</TextLink>,
            'Track record': [...trackRecord.sentences, trackRecord.memberSince].join('. '),
          }}
        />
      </div>
    </aside>
  )
}
