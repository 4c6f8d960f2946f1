import type { FragmentType } from '@apollo/client'
import type { Ref } from 'react'
import { ApplicationContent } from '../../features/application/application-content'
import { ApplicationConversation } from '../../features/application/application-conversation'
import { ApplicationTimeline, applicationTones } from '../../features/application/application-timeline'
import { TextLink } from '../../features/page/layout/links'
import { ProcessRow } from '../../features/process/process-row'
import { roleName } from '../../features/session/roles'
import { shortDay } from '../../lib/dates'
import { Avatar } from '../../ui/icon/avatar'
import { type Applicant_ApplicationFragment, useApplicant_ApplicationFragment } from './applicant.generated'
import styles from './own-jobs.module.css'

interface Props {
  application: FragmentType<Applicant_ApplicationFragment>
  nameRef: Ref<HTMLSpanElement> | undefined
}

/** An applicant with the application, and what the owner of the job can do about it. */
export const Applicant = ({ application: from, nameRef }: Props) => {
  const application = useApplicant_ApplicationFragment(from)
  const { applicant, note, state, stateLabel, createdAt, editedAt } = application
  const { name, avatar, role, company } = applicant
  const profile = profileOf(applicant)
  return (
    <ProcessRow
      title={
        <span ref={nameRef} className={styles.name} tabIndex={-1}>
          <Avatar src={avatar} />
          {profile ? <TextLink to={profile}>{name}</TextLink> : name}
        </span>
      }
      state={{ label: stateLabel, tone: applicationTones[state] }}
      about={
        <>
          {roleName[role]}
          {company && (
            <>
              {', '}
              <bdi>{company.name}</bdi>
            </>
          )}
          {`. Sent ${shortDay(createdAt)}${editedAt ? `, changed ${shortDay(editedAt)}` : ''}.`}
        </>
      }
      note={note}
    >
      <ApplicationContent application={application} viewerSide="OWNER" />
      <ApplicationConversation application={application} otherName={name} />
      <ApplicationTimeline application={application} subject={name} />
    </ProcessRow>
  )
}

/** The page about the work of the applicant. A freelancer's page is found by the id of the account, too. */
const profileOf = ({ id, role, company }: Applicant_ApplicationFragment['applicant']) => {
  if (role === 'FREELANCER') return `/freelancers/${id}`
  return company ? `/company/${company.id}` : undefined
}
