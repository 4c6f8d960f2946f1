import type { FragmentType } from '@apollo/client'
import { problemOf } from '../../features/form/form-result'
import { useSubmit } from '../../features/form/use-submit'
import { JobForm, jobInput } from '../../features/job-form/job-form'
import type { JobForm_JobFragment } from '../../features/job-form/job-form.generated'
import type { JobKind } from '../../generated/schema'
import { useEditJobMutation } from './own-job.generated'

export const EditJob = ({ job }: { job: FragmentType<JobForm_JobFragment> & { id: string; kind: JobKind } }) => {
  const [edit] = useEditJobMutation()
  const submit = useSubmit(async (values) => {
    const answer = (await edit({ variables: { id: job.id, input: jobInput(job.kind, values) } })).data?.editJob
    return answer?.__typename === 'JobSaved' ? { success: 'Saved' } : problemOf(answer)
  })
  return <JobForm kind={job.kind} job={job} label="Edit the job" action="Save the job" submit={submit} />
}
