import type { FragmentType } from '@apollo/client'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmptyPanel, Panel, PanelStack } from '../../features/dashboard/panel'
import { problemOf } from '../../features/form/form-result'
import { useSubmit } from '../../features/form/use-submit'
import { JobForm, jobInput } from '../../features/job-form/job-form'
import type { JobForm_JobFragment } from '../../features/job-form/job-form.generated'
import { LoadError } from '../../features/page/errors/load-error'
import { TextLink } from '../../features/page/layout/links'
import { useShownCount } from '../../features/pagination/shown-count'
import type { JobKind } from '../../generated/schema'
import { Button } from '../../ui/button/button'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { Notice } from '../../ui/feedback/notice'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Applicants, tabFromParams } from './applicants'
import { useCloseJobMutation, useEditJobMutation, useOwnJobQuery } from './own-job.generated'
import styles from './own-jobs.module.css'

/** A larger page would exceed the server's cost limit. */
const maxFirst = 45

/** One of the viewer's jobs with its applicants; `?tab=shortlisted` shows some of them. */
export const OwnJob = ({ id }: { id: string }) => {
  const shown = useShownCount(maxFirst)
  const chosen = tabFromParams(useSearchParams()[0])
  const { data, previousData, error, refetch } = useOwnJobQuery({
    variables: { id, tab: chosen?.tab ?? null, first: shown.first },
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
  return (
    <PanelStack>
      <p>
        <TextLink to="/dashboard/jobs">All your jobs</TextLink>
      </p>
      <Applicants key={chosen?.name} job={job} applications={job.applications} chosen={chosen} shown={shown} />
      <Panel title={job.kind === 'BRIEF' ? 'The brief' : 'Job details'}>
        <EditJob job={job} />
      </Panel>
      {job.open && <CloseJob id={id} title={job.title} isBrief={job.kind === 'BRIEF'} />}
    </PanelStack>
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

interface CloseProps {
  id: string
  title: string
  isBrief: boolean
}

const CloseJob = ({ id, title, isBrief }: CloseProps) => {
  const label = isBrief ? 'Close the brief' : 'Close the job'
  const [asking, setAsking] = useState(false)
  const [close, { error, data }] = useCloseJobMutation()
  const notFound = data?.closeJob.__typename === 'JobNotFound' ? data.closeJob.message : undefined
  return (
    <Panel title={label}>
      <div className={styles.close}>
        <p>
          {isBrief
            ? 'Nobody can make an offer any more, and everybody with an open one is notified.'
            : 'Nobody can apply any more, and everybody with an open application is notified.'}
        </p>
        {(error || notFound) && <Notice text={notFound ?? 'The job could not be closed. Please try again.'} />}
        <Button variant="line" onClick={() => setAsking(true)}>
          {label}
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
