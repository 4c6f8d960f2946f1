import type { FragmentType } from '@apollo/client'
import type { JobKind } from '../../generated/schema'
import { TextField } from '../../ui/form/field'
import { TextArea } from '../../ui/form/text-area'
import { Half } from '../form/fields'
import { Form } from '../form/form'
import type { Submit } from '../form/use-submit'
import { type JobForm_JobFragment, useJobForm_JobFragment } from './job-form.generated'

interface Props {
  kind: JobKind
  /** Absent for a new job. */
  job?: FragmentType<JobForm_JobFragment>
  label: string
  action: string
  submit: Submit
}

export const jobInput = (kind: JobKind, values: FormData) => {
  const text = (name: string) => String(values.get(name)).trim()
  return {
    kind,
    title: text('title'),
    location: text('location'),
    // Briefs all have the same type.
    ...(kind === 'POSITION' && { type: text('type') }),
    salary: text('salary'),
    description: text('description'),
  }
}

const fieldTexts = {
  POSITION: {
    location: { label: 'Location', hint: 'A place, or: Remote' },
    salary: { label: 'Pay', hint: 'A range: $52,000–$61,000' },
    description: 'A blank line starts a new paragraph.',
  },
  BRIEF: {
    location: { label: 'Location, optional', hint: 'Where the work is done. Empty means: Remote' },
    salary: { label: 'Budget', hint: 'A range or a limit: $900–$1,500' },
    description: 'What you need, by when, and what there is already. A blank line starts a new paragraph.',
  },
}

export const JobForm = ({ kind, job: from, label, action, submit }: Props) => {
  const job = useJobForm_JobFragment(from ?? null)
  const field = (name: 'title' | 'location' | 'type' | 'salary' | 'description', fallback?: string) => ({
    name,
    defaultValue: job?.[name] ?? fallback,
    error: submit.errorOf(name),
  })
  const texts = fieldTexts[kind]
  const isPosition = kind === 'POSITION'
  return (
    <Form label={label} action={action} submit={submit}>
      <TextField {...field('title')} label="Title" maxLength={100} required />
      <Half>
        <TextField {...field('location')} {...texts.location} maxLength={100} required={isPosition} />
      </Half>
      {isPosition && (
        <Half>
          <TextField {...field('type', 'Full-time')} label="Type" maxLength={40} />
        </Half>
      )}
      <Half>
        <TextField {...field('salary')} {...texts.salary} maxLength={60} required />
      </Half>
      <TextArea
        {...field('description')}
        label="Description"
        rows={10}
        maxLength={10_000}
        required
        hint={texts.description}
      />
    </Form>
  )
}
