import { useState } from 'react'
import { attachedFiles } from '../../features/attachment/attached-files'
import { AttachmentField } from '../../features/attachment/attachment-field'
import { Form } from '../../features/form/form'
import { type FormResult, problemOf } from '../../features/form/form-result'
import { useDraftSubmit } from '../../features/form/use-draft-submit'
import type { CredentialKind } from '../../generated/schema'
import { SelectField, TextField } from '../../ui/form/field'
import { useAskCredentialCheckMutation } from './credentials.generated'

const kinds: Record<CredentialKind, string> = {
  ATTORNEY: 'Attorney',
  PATENT_AGENT: 'Patent agent',
  TRADEMARK_AGENT: 'Trademark agent',
  ACCOUNTANT: 'Accountant',
  NOTARY: 'Notary',
  SWORN_TRANSLATOR: 'Sworn translator',
  COMPANY: 'Company',
}

const isKind = (value: string): value is CredentialKind => Object.hasOwn(kinds, value)

export const CredentialForm = ({ onAsked }: { onAsked: () => unknown }) => {
  const [ask] = useAskCredentialCheckMutation()
  const [formKey, setFormKey] = useState(0)
  const draft = 'credential-check'
  const send = async (values: FormData, form: HTMLFormElement): Promise<FormResult> => {
    const attached = attachedFiles(values)
    if ('problem' in attached) return attached
    const kind = String(values.get('kind'))
    const input = {
      kind: isKind(kind) ? kind : ('ATTORNEY' as const),
      jurisdiction: String(values.get('jurisdiction')),
      number: String(values.get('number')),
      files: attached.ids,
    }
    const { data } = await ask({ variables: { input } })
    const result = data?.askCredentialCheck
    if (result?.__typename !== 'CredentialAsked') return problemOf(result)
    form.reset()
    onAsked()
    return { success: 'Sent. We will tell you once it is checked.', next: () => setFormKey((key) => key + 1) }
  }
  const submit = useDraftSubmit(draft, send)
  return (
    <Form label="Have a registration checked" action="Ask for a check" submit={submit}>
      <SelectField label="Profession or company" name="kind" error={submit.errorOf('kind')}>
        {Object.entries(kinds).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Register"
        name="jurisdiction"
        maxLength={60}
        required
        hint="The state, country or office: California, United Kingdom, European Patent Office."
        error={submit.errorOf('jurisdiction')}
      />
      <TextField label="Number" name="number" maxLength={40} required error={submit.errorOf('number')} />
      <AttachmentField key={formKey} label="Evidence" error={submit.errorOf('files')} draft={draft} />
    </Form>
  )
}
