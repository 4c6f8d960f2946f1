import { readDraftEntries, writeDraftEntries } from './form-draft'

/**
 * An id that stays the same while the content does. The server accepts it once, so that a form that is sent again after a lost answer
 * has no second effect. It is part of the draft, so that this holds after a reload, too. Once the draft is discarded, the same content
 * can be sent again.
 */
export const clientIdOf = (draft: string, content: string) => {
  const [last] = readDraftEntries(draft, 'clientId') ?? []
  if (last && 'content' in last && last.content === content && 'id' in last) return String(last.id)
  const id = newId()
  writeDraftEntries(draft, 'clientId', [{ content, id }])
  return id
}

/** `crypto.randomUUID` exists on https and localhost only. */
const newId = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
