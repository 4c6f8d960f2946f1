import type { FragmentType } from '@apollo/client'
import { refetchQuietly } from '../../apollo/refetch-quietly'
import { discardFormDraft } from '../../features/form/form-draft'
import { problemOf } from '../../features/form/form-result'
import { useFormDraft } from '../../features/form/use-form-draft'
import { useSubmit } from '../../features/form/use-submit'
import { JobForm, jobInput } from '../../features/job-form/job-form'
import type { JobForm_JobFragment } from '../../features/job-form/job-form.generated'
import type { JobKind } from '../../generated/schema'
import { OwnJobDocument, useEditJobMutation } from './own-job.generated'

export const EditJob = ({ job }: { job: FragmentType<JobForm_JobFragment> & { id: string; kind: JobKind } }) => {
  const [edit, { client }] = useEditJobMutation()
  const draft = `edit-job:${job.id}`
  const submit = useSubmit(async (values) => {
    const answer = (await edit({ variables: { id: job.id, input: jobInput(job.kind, values) } })).data?.editJob
    if (answer?.__typename !== 'JobSaved') return problemOf(answer)
    discardFormDraft(draft)
    // Its offers may now be for an earlier text.
    await refetchQuietly(client, OwnJobDocument)
    return { success: 'Saved' }
  })
  useFormDraft(submit.form, draft)
  return <JobForm kind={job.kind} job={job} label="Edit the job" action="Save the job" submit={submit} />
}
