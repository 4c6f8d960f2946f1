import { TextField } from '../../ui/form/field'
import { Form } from '../form/form'
import { type FormResult, problemOf } from '../form/form-result'
import { useSubmit } from '../form/use-submit'
import { createdPasskey, supportsPasskeys } from '../passkey/web-authn'
import { useAddPasskeyMutation, useBeginPasskeyMutation } from './passkey-form.generated'

const notCreated =
  'No passkey was created. Try again, or use another device: a device can have only one passkey for a site.'

interface Props {
  /** Called with the recovery codes if there are new ones. */
  onAdded: (recoveryCodes: readonly string[]) => void
}

export const PasskeyForm = ({ onAdded }: Props) => {
  const [begin] = useBeginPasskeyMutation()
  const [add] = useAddPasskeyMutation()

  const send = async (values: FormData, form: HTMLFormElement): Promise<FormResult> => {
    const name = String(values.get('name')).trim()
    if (!name) return { problem: 'Name is required', field: 'name' }
    const begun = (await begin()).data?.beginPasskey
    const passkey = await createdPasskey(begun?.options).catch(() => undefined)
    if (!passkey) return { problem: notCreated }
    const answer = (await add({ variables: { input: { name, passkey } } })).data?.addPasskey
    if (answer?.__typename !== 'SecondFactorAdded') return problemOf(answer)
    form.reset()
    return { success: 'Added.', next: () => onAdded(answer.recoveryCodes) }
  }
  const submit = useSubmit(send)

  if (!supportsPasskeys()) return <p>This browser doesn’t support passkeys, or the page was not opened over https.</p>
  return (
    <Form label="New passkey" action="Add a passkey" variant="line" submit={submit}>
      <TextField
        label="Name of the passkey"
        name="name"
        autoComplete="off"
        required
        maxLength={60}
        hint="Where it is, like: Work laptop"
        error={submit.errorOf('name')}
      />
    </Form>
  )
}
