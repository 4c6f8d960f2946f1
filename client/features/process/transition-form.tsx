import type { ComponentProps } from 'react'
import { TextArea } from '../../ui/form/text-area'
import { Form } from '../form/form'
import type { FormResult } from '../form/form-result'
import { useDraftSubmit } from '../form/use-draft-submit'

interface Props extends Pick<ComponentProps<typeof Form>, 'label' | 'action'> {
  /** The key of the draft. */
  draft: string
  danger: boolean
  explanation?: string
  field: Pick<ComponentProps<typeof TextArea>, 'label' | 'maxLength' | 'required' | 'hint'> & { name: string }
  send: (text: string) => Promise<FormResult>
}

/** The form of a transition that takes a text. */
export const TransitionForm = ({ label, action, draft, danger, explanation, field, send }: Props) => {
  const submit = useDraftSubmit(draft, (values) => send(String(values.get(field.name)).trim()))
  return (
    <Form label={label} action={action} variant={danger ? 'danger' : 'primary'} submit={submit}>
      {explanation && <p>{explanation}</p>}
      <TextArea {...field} rows={3} error={submit.errorOf(field.name)} />
    </Form>
  )
}
