import { TextField } from '../../ui/field'
import { TextArea } from '../../ui/text-area'
import { Half } from '../form/half'
import { SavingForm } from '../form/saving-form'
import type { Ending, Saving } from '../form/use-saving'
import type { JobForm_JobFragment } from './job-form.generated'

interface Props {
  job?: JobForm_JobFragment
  label: string
  action: string
  saving: Saving
  send: (input: Omit<JobForm_JobFragment, 'id' | '__typename' | ' $fragmentName'>) => Promise<Ending>
}

/** What a job says. The server has the last word on what is missing. */
export const JobForm = ({ job, label, action, saving, send }: Props) => {
  const { errorOf } = saving
  return (
    <SavingForm
      label={label}
      action={action}
      saving={saving}
      send={(values) => {
        const text = (name: string) => String(values.get(name)).trim()
        return send({
          title: text('title'),
          location: text('location'),
          type: text('type'),
          salary: text('salary'),
          description: text('description'),
        })
      }}
    >
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
        hint="A blank line begins a paragraph."
        error={errorOf('description')}
      />
    </SavingForm>
  )
}
