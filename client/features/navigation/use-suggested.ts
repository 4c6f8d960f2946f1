import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef, useState } from 'react'
import { cleanText } from '../page/clean-text'
import {
  HeaderSearchSuggestionsDocument,
  type HeaderSearchSuggestionsQuery,
} from './header-search-suggestions.generated'

const fewestLetters = 2
/** Whoever types on has pressed the next key by then. */
const pauseMs = 150

export type Suggested = HeaderSearchSuggestionsQuery['search'] & {
  /** What they were found for. While the next answer is on its way the box says a little more, or less. */
  text: string
}

/** Asks what to suggest for a text, one text at a time; without an answer there is nothing to suggest. */
export const useSuggested = () => {
  const client = useApolloClient()
  const request = useRef<AbortController>(undefined)
  const [text, setText] = useState('')
  const [suggested, setSuggested] = useState<Suggested>()

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
          // Nobody asks for half a word again: its answer would only stay in memory.
          fetchPolicy: 'no-cache',
          // The same text asked anew must not wait for the request that was given up.
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
