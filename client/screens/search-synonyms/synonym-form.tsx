import { refetchQuietly } from '../../apollo/refetch-quietly'
import { Half } from '../../features/form/fields'
import { Form } from '../../features/form/form'
import { problemOf } from '../../features/form/form-result'
import { useDraftSubmit } from '../../features/form/use-draft-submit'
import { TextField } from '../../ui/form/field'
import { SearchSynonymsDocument } from './search-synonyms.generated'
import { useSaveSearchSynonymMutation } from './synonym-form.generated'

const draft = 'search-synonym'

export const SynonymForm = () => {
  const [save, { client }] = useSaveSearchSynonymMutation()
  const submit = useDraftSubmit(draft, async (values, form) => {
    const term = String(values.get('term'))
    const meanings = String(values.get('meanings')).split(',')
    const answer = (await save({ variables: { input: { term, meanings } } })).data?.saveSearchSynonym
    if (answer?.__typename !== 'SearchSynonymSaved') return problemOf(answer)
    void refetchQuietly(client, SearchSynonymsDocument)
    form.reset()
    return { success: `Saved “${answer.synonym.term}”` }
  })
  return (
    <Form label="Search word" action="Save word" variant="line" submit={submit}>
      <Half>
        <TextField
          label="People search for"
          name="term"
          autoComplete="off"
          maxLength={60}
          hint="Like: llc"
          error={submit.errorOf('term')}
        />
      </Half>
      <Half>
        <TextField
          label="Listings say"
          name="meanings"
          autoComplete="off"
          maxLength={400}
          hint="One or more, with commas between: company formation, incorporation"
          error={submit.errorOf('meanings')}
        />
      </Half>
    </Form>
  )
}
