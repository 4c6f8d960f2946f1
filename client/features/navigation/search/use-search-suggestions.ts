import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef, useState } from 'react'
import { cleanText } from '../../../lib/text'
import {
  HeaderSearchSuggestionsDocument,
  type HeaderSearchSuggestionsQuery,
} from './header-search-suggestions.generated'

const fewestLetters = 2
/** The debounce time in milliseconds. */
const pauseMs = 150

export type SearchSuggestions = HeaderSearchSuggestionsQuery['search'] & {
  /** The text of the request. While the next one is pending, the box has a few letters more or less. */
  text: string
}

/** Fetches suggestions for a text, with one request at a time. A failed request gives none. */
export const useSearchSuggestions = () => {
  const client = useApolloClient()
  const request = useRef<AbortController>(undefined)
  const [text, setText] = useState('')
  const [suggested, setSuggested] = useState<SearchSuggestions>()

  const stop = useCallback(() => request.current?.abort(), [])
  const close = useCallback(() => {
    stop()
    setSuggested(undefined)
  }, [stop])
  const ask = useCallback(
    async (typed: string) => {
      const next = cleanText(typed)
      if ([...next].length < fewestLetters) return close()
      stop()
      const controller = new AbortController()
      const { signal } = controller
      request.current = controller
      setText(next)
      setSuggested((former) => (former && typedOn(former.text, next) ? former : undefined))
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      if (signal.aborted) return
      try {
        const { data } = await client.query({
          query: HeaderSearchSuggestionsDocument,
          variables: { text: next },
          // Results for half a word are not used again.
          fetchPolicy: 'no-cache',
          // Without deduplication: the same text must not wait for an aborted request.
          context: { fetchOptions: { signal }, queryDeduplication: false },
        })
        if (!signal.aborted) setSuggested(data && { ...data.search, text: next })
      } catch {
        if (!signal.aborted) setSuggested(undefined)
      }
    },
    [client, stop, close],
  )
  return { text, suggested, ask, stop, close }
}

const typedOn = (one: string, other: string) => one.startsWith(other) || other.startsWith(one)
