import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchPath } from '../../lib/paths'
import { cleanText } from '../../lib/text'

/** The server refuses longer texts. */
export const maxQueryLength = 200

/** The search text in the address, cut to the maximum length. */
export const searchText = (params: URLSearchParams) => cleanText(cleanText(params.get('q')).slice(0, maxQueryLength))

/** The submit handler of a search form with a field `q`. Without JavaScript the browser sends the form to /search. */
export const useSearch = () => {
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('q')).trim()
    if (!text) return
    form.reset()
    navigate(searchPath(text))
  }
}
