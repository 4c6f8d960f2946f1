import { useRef } from 'react'

/** The name of a message: the same for as long as the text is, so that trying again never sends it twice. */
export const useClientId = () => {
  const last = useRef<{ body: string; id: string }>(undefined)
  return {
    of: (body: string) => {
      if (last.current?.body !== body) last.current = { body, id: newId() }
      return last.current.id
    },
    /** It has arrived: the same words again are another message. */
    done: () => {
      last.current = undefined
    },
  }
}

/** `crypto.randomUUID` is there on https and localhost only. */
const newId = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
