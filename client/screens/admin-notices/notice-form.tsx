import { Form } from '../../features/form/form'
import { type FormResult, problemOf } from '../../features/form/form-result'
import { useDraftSubmit } from '../../features/form/use-draft-submit'
import { isUserRole, rolePlural, userRoles } from '../../features/session/user-roles'
import { SelectField, TextField } from '../../ui/form/field'
import { TextArea } from '../../ui/form/text-area'
import { usePublishSiteNoticeMutation } from './admin-notices.generated'

const draft = 'site-notice'

/** The moment of a field, or null if it is empty. */
const momentOf = (value: FormDataEntryValue | null) => {
  const moment = new Date(String(value))
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

export const NoticeForm = ({ onPublished }: { onPublished: () => unknown }) => {
  const [publish] = usePublishSiteNoticeMutation()
  const submit = useDraftSubmit(draft, async (values, form): Promise<FormResult> => {
    const fields = [...form.querySelectorAll<HTMLInputElement>('[type=datetime-local]')]
    // A half-filled field has no value, like an empty one.
    const incomplete = fields.find(({ validity }) => validity.badInput)
    if (incomplete) return { problem: 'Complete the date and the time.', field: incomplete.name }
    const role = String(values.get('role'))
    const until = momentOf(values.get('until'))
    if (!until) return { problem: 'Say when it ends.', field: 'until' }
    const text = String(values.get('text')).trim()
    const from = momentOf(values.get('from'))
    const input = { text, from, until, role: isUserRole(role) ? role : null }
    const { data } = await publish({ variables: { input } })
    if (data?.publishSiteNotice.__typename !== 'SiteNoticePublished') return problemOf(data?.publishSiteNotice)
    form.reset()
    onPublished()
    return { success: 'Published' }
  })
  const { errorOf } = submit
  return (
    <Form label="New announcement" action="Publish" submit={submit}>
      <TextArea label="Text" name="text" rows={2} maxLength={300} required error={errorOf('text')} />
      <TextField
        label="From"
        name="from"
        type="datetime-local"
        hint="Leave empty to start now."
        error={errorOf('from')}
      />
      <TextField label="Until" name="until" type="datetime-local" required error={errorOf('until')} />
      <SelectField label="For whom" name="role" defaultValue="">
        <option value="">Everybody</option>
        {userRoles.map((role) => (
          <option key={role} value={role}>
            {rolePlural(role)}
          </option>
        ))}
      </SelectField>
    </Form>
  )
}
