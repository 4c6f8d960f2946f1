import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef, useState } from 'react'
import { cleanText } from '../../../lib/text'
import {
  HeaderSearchSuggestionsDocument,
  type HeaderSearchSuggestionsQuery,
} from './header-search-suggestions.generated'

const MIN_LETTERS = 2
const DEBOUNCE_MS = 150

export type SearchSuggestions = HeaderSearchSuggestionsQuery['search'] & {
  /** The text of the request. The text in the box may differ while the next request is pending. */
  text: string
}

const MAX_LISTINGS = 5

/** Close matches, as many as the suggestions have room for. */
export const closeTo = ({ nodes, closeMatches }: SearchSuggestions) =>
  (closeMatches?.nodes ?? []).slice(0, MAX_LISTINGS - nodes.length)

/** Fetches suggestions for a text, with one request at a time. A failed request gives none. */
export const useSearchSuggestions = () => {
  const client = useApolloClient()
  const request = useRef<AbortController>(undefined)
  const [text, setText] = useState('')
  const [suggestions, setSuggestions] = useState<SearchSuggestions>()

  const stop = useCallback(() => request.current?.abort(), [])
  const close = useCallback(() => {
    stop()
    setSuggestions(undefined)
  }, [stop])
  const ask = useCallback(
    async (typed: string) => {
      const next = cleanText(typed)
      if ([...next].length < MIN_LETTERS) return close()
      stop()
      const controller = new AbortController()
      const { signal } = controller
      request.current = controller
      setText(next)
      setSuggestions((previous) => (previous && isTypedOn(previous.text, next) ? previous : undefined))
      await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS))
      if (signal.aborted) return
      try {
        const { data } = await client.query({
          query: HeaderSearchSuggestionsDocument,
          variables: { text: next },
          // Suggestions for half a word are rarely needed again.
          fetchPolicy: 'no-cache',
          // Without deduplication: the same text must not wait for an aborted request.
          context: { fetchOptions: { signal }, queryDeduplication: false },
        })
        if (!signal.aborted) setSuggestions(data && { ...data.search, text: next })
      } catch {
        if (!signal.aborted) setSuggestions(undefined)
      }
    },
    [client, stop, close],
  )
  return { text, suggestions, ask, stop, close }
}

/** Typing on, or deleting at the end, keeps the suggestions until the next ones arrive. */
const isTypedOn = (before: string, after: string) => before.startsWith(after) || after.startsWith(before)
