import type { FragmentType } from '@apollo/client'
import { useState } from 'react'
import { ApplicationLinks } from '../../features/application/application-links'
import { ApplicationBadge, ApplicationTimeline } from '../../features/application/application-timeline'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { problemOf } from '../../features/form/form-result'
import { useSubmit } from '../../features/form/use-submit'
import { JobForm, jobInput } from '../../features/job-form/job-form'
import type { JobForm_JobFragment } from '../../features/job-form/job-form.generated'
import { LoadError } from '../../features/page/errors/load-error'
import { TextLink } from '../../features/page/layout/links'
import type { JobKind } from '../../generated/schema'
import { pluralize } from '../../lib/text'
import { Button } from '../../ui/button/button'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { Notice } from '../../ui/feedback/notice'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Avatar } from '../../ui/icon/avatar'
import { Badge } from '../../ui/text/badge'
import {
  type Applicant_ApplicationFragment,
  useApplicant_ApplicationFragment,
  useCloseJobMutation,
  useEditJobMutation,
  useOwnJobQuery,
} from './own-job.generated'
import styles from './own-jobs.module.css'

const INITIAL_APPLICANTS = 24
/** A query for more would exceed the server's cost limit. */
const MAX_APPLICANTS = 48

export const JobBadge = ({ open, takenDown = false }: { open: boolean; takenDown?: boolean }) =>
  takenDown ? (
    <Badge tone="plain">Taken down</Badge>
  ) : (
    <Badge tone={open ? 'good' : 'plain'}>{open ? 'Open' : 'Closed'}</Badge>
  )

export const OwnJob = ({ id }: { id: string }) => {
  const [first, setFirst] = useState(INITIAL_APPLICANTS)
  const { data, previousData, error, refetch } = useOwnJobQuery({
    variables: { id, first },
    fetchPolicy: 'cache-and-network',
  })
  const job = (data ?? previousData)?.job
  if (!job && error) return <LoadError title="The job could not be loaded" error={error} retry={() => refetch()} />
  if (!job && !data)
    return (
      <Loading label="Loading the job">
        <Skeleton height="24rem" />
      </Loading>
    )
  if (!job?.applications)
    return (
      <Panel title="No such job">
        <EmptyPanel text="It no longer exists, or it belongs to another account." />
      </Panel>
    )
  const { nodes, totalCount } = job.applications
  return (
    <div className={styles.job}>
      <p>
        <TextLink to="/dashboard/jobs">All your jobs</TextLink>
      </p>
      <Panel title={`${job.title}: ${pluralize(totalCount, 'applicant')}`} more={<JobBadge open={job.open} />}>
        {nodes.length === 0 && <EmptyPanel text="Nobody has applied yet." />}
        <ul className={styles.applicants}>
          {nodes.map((application) => (
            <li key={application.id}>
              <Applicant application={application} />
            </li>
          ))}
        </ul>
        {nodes.length < totalCount && first < MAX_APPLICANTS && (
          <Button variant="line" onClick={() => setFirst(MAX_APPLICANTS)}>
            Show more
          </Button>
        )}
      </Panel>
      <Panel title="Job details">
        <EditJob job={job} />
      </Panel>
      {job.open && <CloseJob id={id} title={job.title} />}
    </div>
  )
}

const EditJob = ({ job }: { job: FragmentType<JobForm_JobFragment> & { id: string; kind: JobKind } }) => {
  const [edit] = useEditJobMutation()
  const submit = useSubmit(async (values) => {
    const answer = (await edit({ variables: { id: job.id, input: jobInput(job.kind, values) } })).data?.editJob
    return answer?.__typename === 'JobSaved' ? { success: 'Saved' } : problemOf(answer)
  })
  return <JobForm kind={job.kind} job={job} label="Edit the job" action="Save the job" submit={submit} />
}

const CloseJob = ({ id, title }: { id: string; title: string }) => {
  const [asking, setAsking] = useState(false)
  const [close, { error, data }] = useCloseJobMutation()
  const notFound = data?.closeJob.__typename === 'JobNotFound' ? data.closeJob.message : undefined
  return (
    <Panel title="Close the job">
      <div className={styles.close}>
        <p>Nobody can apply any more, and everybody with an open application is notified.</p>
        {(error || notFound) && <Notice text={notFound ?? 'The job could not be closed. Please try again.'} />}
        <Button variant="line" onClick={() => setAsking(true)}>
          Close the job
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={`Close “${title}”?`}
          text="It can’t be opened again."
          yes="Close it"
          no="Keep it open"
          danger
          onYes={() => {
            setAsking(false)
            close({ variables: { id } }).catch(() => {})
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}

const Applicant = ({ application: from }: { application: FragmentType<Applicant_ApplicationFragment> }) => {
  const application = useApplicant_ApplicationFragment(from)
  const { applicant, note, expectedPay, state, stateLabel } = application
  return (
    <article className={styles.applicant}>
      <header>
        <Avatar src={applicant.avatar} />
        <h3 dir="auto">{applicant.name}</h3>
        <ApplicationBadge state={state} label={stateLabel} />
      </header>
      <p className={styles.note} dir="auto">
        {note}
      </p>
      {expectedPay && <p>{`Expected pay: ${expectedPay}`}</p>}
      <ApplicationLinks application={application} otherName={applicant.name} />
      <ApplicationTimeline application={application} subject={applicant.name} />
    </article>
  )
}
