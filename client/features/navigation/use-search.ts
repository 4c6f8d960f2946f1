import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'

export const searchPath = (text: string) => `/search?q=${encodeURIComponent(text)}`

/** What a search form with a field `q` does on submit. Without JavaScript the browser sends the form to /search by itself. */
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
