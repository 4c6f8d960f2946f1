import type { FragmentType } from '@apollo/client'
import { TextArea, TextField } from '../../ui/form/field'
import { Half } from '../form/fields'
import { Form } from '../form/form'
import type { Submit } from '../form/use-submit'
import { type JobForm_JobFragment, useJobForm_JobFragment } from './job-form.generated'

interface Props {
  /** Absent for a new job. */
  job?: FragmentType<JobForm_JobFragment>
  label: string
  action: string
  submit: Submit
}

export const jobInput = (values: FormData) => {
  const text = (name: string) => String(values.get(name)).trim()
  return {
    title: text('title'),
    location: text('location'),
    type: text('type'),
    salary: text('salary'),
    description: text('description'),
  }
}

/** The fields of a job; the server validates them. */
export const JobForm = ({ job: from, label, action, submit }: Props) => {
  const job = useJobForm_JobFragment(from ?? null)
  const { errorOf } = submit
  return (
    <Form label={label} action={action} submit={submit}>
      <TextField
        label="Title"
        name="title"
        defaultValue={job?.title}
        maxLength={100}
        required
        error={errorOf('title')}
      />
      <Half>
        <TextField
          label="Location"
          name="location"
          defaultValue={job?.location}
          maxLength={100}
          required
          hint="A place, or: Remote"
          error={errorOf('location')}
        />
      </Half>
      <Half>
        <TextField
          label="Type"
          name="type"
          defaultValue={job?.type ?? 'Full-time'}
          maxLength={40}
          error={errorOf('type')}
        />
      </Half>
      <Half>
        <TextField
          label="Pay"
          name="salary"
          defaultValue={job?.salary}
          maxLength={60}
          required
          hint="A range: $52,000–$61,000"
          error={errorOf('salary')}
        />
      </Half>
      <TextArea
        label="Description"
        name="description"
        rows={10}
        defaultValue={job?.description}
        maxLength={10_000}
        required
        hint="A blank line starts a new paragraph."
        error={errorOf('description')}
      />
    </Form>
  )
}
