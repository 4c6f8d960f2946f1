import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { api } from '../../testing/api'
import { attachedFiles } from './attached-files'
import { AttachmentField } from './attachment-field'

export const user = userEvent.setup()
export const file = (name: string) => new File(['abc'], name)
export const renderField = () =>
  render(
    <form>
      <textarea aria-label="Message" />
      <AttachmentField label="Files" error={undefined} draft="test" />
    </form>,
  )

export const choose = (...names: string[]) =>
  user.upload(screen.getByLabelText('Files', { selector: 'input' }), names.map(file))

/** Returns the value that the form would send. */
export const values = () => attachedFiles(new FormData(document.querySelector('form') ?? undefined))

/** Answers as the server: the id is made of the name. Lists the names. */
export const acceptFiles = () => {
  const names: string[] = []
  api.use(
    http.post('/files', ({ request }) => {
      const name = new URL(request.url).searchParams.get('name') ?? ''
      names.push(name)
      if (name.endsWith('.exe')) return HttpResponse.json({ message: "We don't take .exe files." }, { status: 415 })
      return HttpResponse.json({ id: `fil-${name}`, name, size: 3 }, { status: 201 })
    }),
  )
  return names
}

/** Drops or pastes files, on the text if nothing else is named; returns whether a field has taken them. */
export const bring = (
  name: 'drop' | 'paste',
  files: File[],
  types = ['Files'],
  target = screen.getByLabelText('Message'),
) => {
  const event = createEvent[name](target)
  Object.defineProperty(event, name === 'drop' ? 'dataTransfer' : 'clipboardData', { value: { files, types } })
  fireEvent(target, event)
  return event.defaultPrevented
}
