import type { FragmentType } from '@apollo/client'
import { useState } from 'react'
import { refetchQuietly } from '../../apollo/refetch-quietly'
import { useDraftSubmit } from '../../features/form/use-draft-submit'
import { editProblem } from '../../features/form/version-conflict'
import { evictJobs } from '../../features/job/evict-jobs'
import { JobForm, jobInput } from '../../features/job-form/job-form'
import type { JobForm_JobFragment } from '../../features/job-form/job-form.generated'
import type { JobKind } from '../../generated/schema'
import { OwnJobDocument, useEditJobMutation } from './own-job.generated'

interface Props {
  job: FragmentType<JobForm_JobFragment> & { id: string; kind: JobKind; version: number }
}

export const EditJob = ({ job }: Props) => {
  const [edit, { client }] = useEditJobMutation({ update: evictJobs })
  const [version, setVersion] = useState(job.version)
  const { id, kind } = job
  const submit = useDraftSubmit(`edit-job:${id}`, async (values, form) => {
    const answer = (await edit({ variables: { id, version, input: jobInput(kind, values) } })).data?.editJob
    if (answer?.__typename !== 'JobSaved') return editProblem(answer, form, setVersion)
    setVersion(answer.job.version)
    // Its offers may now be for an earlier text.
    return { success: 'Saved', next: () => void refetchQuietly(client, OwnJobDocument) }
  })
  return <JobForm kind={kind} job={job} label="Edit the job" action="Save the job" submit={submit} />
}
