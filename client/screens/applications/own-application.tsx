import type { FragmentType } from '@apollo/client'
import { type Ref, useState } from 'react'
import { ApplicationContent } from '../../features/application/application-content'
import { ApplicationConversation } from '../../features/application/application-conversation'
import { ApplicationTimeline, applicationTones } from '../../features/application/application-timeline'
import { hasFormDraft } from '../../features/form/form-draft'
import { openedPart } from '../../features/page/errors/opened-part'
import { TextLink } from '../../features/page/layout/links'
import { ProcessRow } from '../../features/process/process-row'
import { shortDay } from '../../lib/dates'
import { useReturnFocus } from '../../lib/focus/use-return-focus'
import { Button } from '../../ui/button/button'
import { Skeleton } from '../../ui/feedback/skeleton'
import {
  type OwnApplication_ApplicationFragment,
  useOwnApplication_ApplicationFragment,
} from './own-application.generated'

// Lazy: few applications are edited.
const EditApplication = openedPart(
  () => import('../../features/application/edit-application').then((loaded) => loaded.EditApplication),
  <Skeleton height="24rem" />,
)

interface Props {
  application: FragmentType<OwnApplication_ApplicationFragment>
  linkRef: Ref<HTMLAnchorElement> | undefined
}

/** The viewer's application to a job, or offer for a brief. */
export const OwnApplication = ({ application: from, linkRef }: Props) => {
  const application = useOwnApplication_ApplicationFragment(from)
  const { id, job, state, stateLabel, note, editable, editedAt, createdAt } = application
  const draft = `edit-application:${id}`
  // A form that was left with text in it is open again.
  const [editing, setEditing] = useState(() => hasFormDraft(draft))
  const [saved, setSaved] = useState(false)
  const editButton = useReturnFocus(editing)
  return (
    <ProcessRow
      title={
        job.takenDown ? (
          job.title
        ) : (
          <TextLink to={`/jobs/${job.id}`} ref={linkRef}>
            {job.title}
          </TextLink>
        )
      }
      state={{ label: stateLabel, tone: applicationTones[state] }}
      about={
        <>
          {job.kind === 'BRIEF' ? 'Offer to ' : 'Application to '}
          <bdi>{job.company}</bdi>
          {`, ${job.location}. Sent ${shortDay(createdAt)}${editedAt ? `, changed ${shortDay(editedAt)}` : ''}.`}
        </>
      }
      note={note}
    >
      {job.takenDown && (
        <p>
          Marque has taken this job down, so nobody can be hired for it. That is not about you, and you don’t have to do
          anything.
        </p>
      )}
      <ApplicationContent application={application} viewerSide="APPLICANT" />
      {editable && (
        <div>
          <Button
            ref={editButton}
            variant="line"
            size="small"
            aria-label={`Edit: ${job.title}`}
            aria-expanded={editing}
            onClick={() => {
              setEditing(!editing)
              setSaved(false)
            }}
          >
            Edit
          </Button>
        </div>
      )}
      {editable && editing && (
        <EditApplication
          id={id}
          draft={draft}
          onSaved={() => {
            setEditing(false)
            setSaved(true)
          }}
        />
      )}
      <p className="visually-hidden" role="status">
        {saved && editable && 'Saved.'}
      </p>
      <ApplicationConversation application={application} otherName={job.company} />
      <ApplicationTimeline application={application} subject={job.title} />
    </ProcessRow>
  )
}
