import { useState } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Form } from '../form/form'
import { type FormResult, problemOf } from '../form/form-result'
import { useDraftSubmit } from '../form/use-draft-submit'
import { editProblem } from '../form/version-conflict'
import { LoadError } from '../page/errors/load-error'
import { ApplicationFields } from './application-fields'
import { applicationInput } from './application-input'
import {
  type EditableApplicationQuery,
  useEditApplicationMutation,
  useEditableApplicationQuery,
} from './editable-application.generated'

interface Props {
  id: string
  /** The key of the form's draft. */
  draft: string
  onSaved: () => void
}

/** The form of the applicant's own open application. */
export const EditApplication = ({ id, ...props }: Props) => {
  const { data, error, refetch } = useEditableApplicationQuery({ variables: { id }, fetchPolicy: 'network-only' })
  if (!data && error) return <LoadError title="The form could not be loaded" error={error} retry={() => refetch()} />
  if (!data?.application) return <Skeleton height="24rem" />
  return <EditForm application={data.application} {...props} />
}

interface FormProps extends Omit<Props, 'id'> {
  application: NonNullable<EditableApplicationQuery['application']>
}

const EditForm = ({ application, draft, onSaved }: FormProps) => {
  const { id, job } = application
  const [version, setVersion] = useState(application.version)
  const [edit] = useEditApplicationMutation()
  const send = async (values: FormData, form: HTMLFormElement): Promise<FormResult> => {
    const content = applicationInput(job.kind, values)
    if ('problem' in content) return content
    const answer = (await edit({ variables: { input: { id, version, ...content } } })).data?.editApplication
    if (answer?.__typename === 'ApplicationRefused' && answer.reason === 'VERSION_CONFLICT')
      return editProblem({ ...answer, version: answer.application.version }, form, setVersion)
    if (answer?.__typename !== 'ApplicationEdited') return problemOf(answer)
    return { success: 'Saved', next: onSaved }
  }
  const submit = useDraftSubmit(draft, send)
  const label = job.kind === 'BRIEF' ? 'Edit the offer' : 'Edit the application'
  return (
    <Form label={label} action="Save the changes" submit={submit}>
      <ApplicationFields kind={job.kind} errorOf={submit.errorOf} draft={draft} initial={application} />
    </Form>
  )
}
