import { useEffect } from 'react'
import { TextButton } from '../../ui/button/text-button'
import { TextField } from '../../ui/form/field'
import { Form } from '../form/form'
import { problemOf } from '../form/form-result'
import { useSubmit } from '../form/use-submit'
import { useRenamePasskeyMutation } from './passkey-row.generated'

interface Props {
  id: string
  name: string
  onRenamed: () => void
  onCancel: () => void
}

export const RenamePasskeyForm = ({ id, name, onRenamed, onCancel }: Props) => {
  const [rename] = useRenamePasskeyMutation()
  const submit = useSubmit(async (values) => {
    const input = { id, name: String(values.get('newName')).trim() }
    if (!input.name) return { problem: 'Name is required', field: 'newName' }
    const answer = (await rename({ variables: { input } })).data?.renamePasskey
    if (answer?.__typename !== 'PasskeyRenamed') return problemOf(answer)
    return { success: 'Saved', next: onRenamed }
  })
  const { form } = submit
  useEffect(() => {
    const field = form.current?.querySelector('input')
    field?.focus()
    field?.select()
  }, [form])

  return (
    <Form label={`Rename ${name}`} action="Save name" variant="line" submit={submit}>
      <TextField
        label="New name"
        name="newName"
        autoComplete="off"
        defaultValue={name}
        required
        maxLength={60}
        error={submit.errorOf('newName')}
      />
      <div>
        <TextButton onClick={onCancel}>Cancel</TextButton>
      </div>
    </Form>
  )
}
