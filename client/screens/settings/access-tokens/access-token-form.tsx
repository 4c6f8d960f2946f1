import type { FragmentType } from '@apollo/client'
import { refetchQuietly } from '../../../apollo/refetch-quietly'
import { Half } from '../../../features/form/fields'
import { Form } from '../../../features/form/form'
import { problemOf } from '../../../features/form/form-result'
import { useSubmit } from '../../../features/form/use-submit'
import { SelectField, TextField } from '../../../ui/form/field'
import { ConfirmPasswordField } from '../confirm-password-field'
import { SettingsDocument } from '../settings.generated'
import {
  type AccessTokenForm_UserFragment,
  useAccessTokenForm_UserFragment,
  useCreateAccessTokenMutation,
} from './access-token-form.generated'

const scopes = [
  { value: 'READ', label: 'Read only' },
  { value: 'WRITE', label: 'Read and write' },
] as const
const lifetimes = [
  { value: 'DAYS_30', label: 'In 30 days' },
  { value: 'DAYS_90', label: 'In 90 days' },
  { value: 'DAYS_365', label: 'In 365 days' },
] as const

/** The id of a new token, and the token itself, which is shown once. */
export interface CreatedToken {
  id: string
  token: string
}

interface Props {
  user: FragmentType<AccessTokenForm_UserFragment>
  onStart: () => void
  show: (created: CreatedToken) => void
}

export const AccessTokenForm = ({ user: from, onStart, show }: Props) => {
  const { hasPassword } = useAccessTokenForm_UserFragment(from)
  const [create, { client }] = useCreateAccessTokenMutation()

  const send = async (values: FormData, form: HTMLFormElement) => {
    onStart()
    const name = String(values.get('name')).trim()
    if (!name) return { problem: 'Name is required', field: 'name' }
    const password = hasPassword ? String(values.get('password')) : null
    if (password === '') return { problem: 'Password is required', field: 'password' }
    const scope = scopes.find(({ value }) => value === values.get('scope'))?.value ?? 'READ'
    const lifetime = lifetimes.find(({ value }) => value === values.get('lifetime'))?.value ?? 'DAYS_30'
    const input = { name, scope, lifetime, password }
    const answer = (await create({ variables: { input } })).data?.createAccessToken
    if (answer?.__typename !== 'AccessTokenCreated') return problemOf(answer)
    form.reset()
    show({ id: answer.accessToken.id, token: answer.token })
    void refetchQuietly(client, SettingsDocument)
    return { success: '' }
  }
  const submit = useSubmit(send)

  return (
    <Form label="New API token" action="Create token" variant="line" submit={submit}>
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        required
        maxLength={60}
        hint="What it is for, like: Nightly report"
        error={submit.errorOf('name')}
      />
      <Half>
        <ChoiceField label="Access" name="scope" choices={scopes} />
      </Half>
      <Half>
        <ChoiceField label="Expires" name="lifetime" choices={lifetimes} />
      </Half>
      {hasPassword && <ConfirmPasswordField error={submit.errorOf('password')} />}
    </Form>
  )
}

interface ChoiceProps {
  label: string
  name: string
  choices: readonly { value: string; label: string }[]
}

const ChoiceField = ({ choices, ...props }: ChoiceProps) => (
  <SelectField {...props}>
    {choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </SelectField>
)
