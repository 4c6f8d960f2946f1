import { useState } from 'react'
import { Link } from 'react-router-dom'
import { NothingYet } from '../../features/dashboard/nothing-yet'
import { Panel } from '../../features/dashboard/panel'
import { AskDialog } from '../../features/form/ask-dialog'
import { problemOf } from '../../features/form/problem-of'
import { useSaving } from '../../features/form/use-saving'
import { JobForm } from '../../features/job-form/job-form'
import type { JobForm_JobFragment } from '../../features/job-form/job-form.generated'
import { counted } from '../../features/listing/counted'
import { FailedPart } from '../../features/page/late-failed-part'
import { Button } from '../../ui/button'
import link from '../../ui/link.module.css'
import { Notice } from '../../ui/notice'
import { Loading, Skeleton } from '../../ui/skeleton'
import { Applicant } from './applicant'
import { useCloseJobMutation } from './close-job.generated'
import { useEditJobMutation } from './edit-job.generated'
import { JobBadge } from './job-badge'
import { useOwnJobQuery } from './own-job.generated'
import styles from './own-jobs.module.css'

const pageOfApplicants = 24
/** More in one answer would cost too much. */
const mostApplicants = 48

/** One job, with those who applied for it. */
export const OwnJob = ({ id }: { id: string }) => {
  const [first, setFirst] = useState(pageOfApplicants)
  const { data, previousData, error, refetch } = useOwnJobQuery({
    variables: { id, first },
    fetchPolicy: 'cache-and-network',
  })
  const job = (data ?? previousData)?.job
  if (!job && error) return <FailedPart title="The job could not be loaded" error={error} again={() => refetch()} />
  if (!job && !data)
    return (
      <Loading label="Loading the job">
        <Skeleton height="24rem" />
      </Loading>
    )
  if (!job?.applications)
    return (
      <Panel title="No such job">
        <NothingYet text="It is not here any more, or not yours." />
      </Panel>
    )
  const { nodes, totalCount } = job.applications
  return (
    <div className={styles.job}>
      <p>
        <Link className={link.link} to="/dashboard/jobs">
          All your jobs
        </Link>
      </p>
      <Panel title={`${job.title}: ${counted(totalCount, 'applicant')}`} more={<JobBadge open={job.open} />}>
        {nodes.length === 0 && <NothingYet text="Nobody has applied yet." />}
        <ul className={styles.applicants}>
          {nodes.map((application) => (
            <li key={application.id}>
              <Applicant application={application} />
            </li>
          ))}
        </ul>
        {nodes.length < totalCount && first < mostApplicants && (
          <Button variant="line" onClick={() => setFirst(mostApplicants)}>
            Show more
          </Button>
        )}
      </Panel>
      <Panel title="What the job says">
        <Edit job={job} />
      </Panel>
      {job.open && <Close id={id} title={job.title} />}
    </div>
  )
}

const Edit = ({ job }: { job: JobForm_JobFragment }) => {
  const saving = useSaving()
  const [edit] = useEditJobMutation()
  return (
    <JobForm
      job={job}
      label="Edit the job"
      action="Save the job"
      saving={saving}
      send={async (input) => {
        const answer = (await edit({ variables: { id: job.id, input } })).data?.editJob
        if (answer?.__typename === 'JobSaved') return { done: 'Saved' }
        return answer?.__typename === 'JobNotFound' ? { problem: answer.message } : problemOf(answer)
      }}
    />
  )
}

const Close = ({ id, title }: { id: string; title: string }) => {
  const [asking, setAsking] = useState(false)
  const [close, { error, data }] = useCloseJobMutation()
  const gone = data?.closeJob.__typename === 'JobNotFound' ? data.closeJob.message : undefined
  return (
    <Panel title="Close the job">
      <div className={styles.close}>
        <p>Nobody can apply any more, and everybody whose application is open is told.</p>
        {(error || gone) && <Notice text={gone ?? 'The job could not be closed. Please try again.'} />}
        <Button variant="line" onClick={() => setAsking(true)}>
          Close the job
        </Button>
      </div>
      {asking && (
        <AskDialog
          title={`Close “${title}”?`}
          text="It can’t be opened again."
          yes="Close it"
          no="Keep it open"
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
