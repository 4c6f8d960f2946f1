import type { FragmentType } from '@apollo/client'
import { TextField } from '../../ui/form/field'
import { TextArea } from '../../ui/form/text-area'
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

export const JobForm = ({ job: from, label, action, submit }: Props) => {
  const job = useJobForm_JobFragment(from ?? null)
  const field = (name: 'title' | 'location' | 'type' | 'salary' | 'description', fallback?: string) => ({
    name,
    defaultValue: job?.[name] ?? fallback,
    error: submit.errorOf(name),
  })
  return (
    <Form label={label} action={action} submit={submit}>
      <TextField {...field('title')} label="Title" maxLength={100} required />
      <Half>
        <TextField {...field('location')} label="Location" maxLength={100} required hint="A place, or: Remote" />
      </Half>
      <Half>
        <TextField {...field('type', 'Full-time')} label="Type" maxLength={40} />
      </Half>
      <Half>
        <TextField {...field('salary')} label="Pay" maxLength={60} required hint="A range: $52,000–$61,000" />
      </Half>
      <TextArea
        {...field('description')}
        label="Description"
        rows={10}
        maxLength={10_000}
        required
        hint="A blank line starts a new paragraph."
      />
    </Form>
  )
}
