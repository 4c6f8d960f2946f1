import { randomId } from '../../lib/random-id'
import { readDraftEntries, writeDraftEntries } from './form-draft'

/**
 * An id that stays the same while the content does. The server accepts it once, so that a form that is sent again after a lost answer
 * has no second effect. It is part of the draft, so that this holds after a reload, too, and in its tab only: another tab may send the
 * same text as a second message. Once the draft is discarded, the same content can be sent again.
 */
export const clientIdOf = (draft: string, content: string) => {
  const [last] = readDraftEntries(draft, 'clientId') ?? []
  if (last && 'content' in last && last.content === content && 'id' in last) return String(last.id)
  const id = randomId()
  writeDraftEntries(draft, 'clientId', [{ content, id }])
  return id
}
