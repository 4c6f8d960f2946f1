import { useEffect } from 'react'
import { Form } from '../../features/form/form'
import { discardFormDraft } from '../../features/form/form-draft'
import { problemOf } from '../../features/form/form-result'
import { useDraftSubmit } from '../../features/form/use-draft-submit'
import { TextButton } from '../../ui/button/text-button'
import { TextArea } from '../../ui/form/text-area'
import { useNoteSavedListingMutation } from './saved-listing-row.generated'

interface Props {
  id: string
  title: string
  note: string
  /** The key of the form's draft. */
  draft: string
  /** Whether it takes the focus. */
  focus: boolean
  onSaved: () => void
  onCancel: () => void
}

/** Writes the note of a saved listing, which only its customer reads. An empty one removes it. */
export const NoteForm = ({ id, title, note, draft, focus, onSaved, onCancel }: Props) => {
  const [save] = useNoteSavedListingMutation()
  const submit = useDraftSubmit(draft, async (values) => {
    const input = { id, note: String(values.get('note')) }
    const answer = (await save({ variables: { input } })).data?.noteSavedListing
    if (answer?.__typename !== 'SavedListingNoted') return problemOf(answer)
    return { success: 'Saved', next: onSaved }
  })
  const { form } = submit
  useEffect(() => {
    if (focus) form.current?.querySelector('textarea')?.focus()
  }, [form, focus])

  return (
    <Form label={`Note about ${title}`} action="Save the note" variant="line" submit={submit}>
      <TextArea
        label="Note"
        name="note"
        rows={3}
        maxLength={500}
        defaultValue={note}
        hint="Only you see it."
        error={submit.errorOf('note')}
      />
      <div>
        <TextButton
          onClick={() => {
            discardFormDraft(draft)
            onCancel()
          }}
        >
          Cancel
        </TextButton>
      </div>
    </Form>
  )
}
