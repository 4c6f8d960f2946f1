import type { FragmentType } from '@apollo/client'
import { refetchQuietly } from '../../apollo/refetch-quietly'
import { problemOf } from '../../features/form/form-result'
import { useDraftSubmit } from '../../features/form/use-draft-submit'
import { JobForm, jobInput } from '../../features/job-form/job-form'
import type { JobForm_JobFragment } from '../../features/job-form/job-form.generated'
import type { JobKind } from '../../generated/schema'
import { OwnJobDocument, useEditJobMutation } from './own-job.generated'

export const EditJob = ({ job }: { job: FragmentType<JobForm_JobFragment> & { id: string; kind: JobKind } }) => {
  const [edit, { client }] = useEditJobMutation()
  const draft = `edit-job:${job.id}`
  const submit = useDraftSubmit(draft, async (values) => {
    const answer = (await edit({ variables: { id: job.id, input: jobInput(job.kind, values) } })).data?.editJob
    if (answer?.__typename !== 'JobSaved') return problemOf(answer)
    // Its offers may now be for an earlier text.
    return { success: 'Saved', next: () => void refetchQuietly(client, OwnJobDocument) }
  })
  return <JobForm kind={job.kind} job={job} label="Edit the job" action="Save the job" submit={submit} />
}
