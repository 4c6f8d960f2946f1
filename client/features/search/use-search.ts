import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchPath } from '../../lib/paths'

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
