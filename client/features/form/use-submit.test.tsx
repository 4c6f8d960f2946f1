import { CombinedGraphQLErrors } from '@apollo/client'
import { ServerError } from '@apollo/client/errors'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TextField } from '../../ui/form/field'
import { Form } from './form'
import { MarkUnsaved } from './unsaved-changes'
import { useSubmit } from './use-submit'

const user = userEvent.setup()

const FailingForm = ({ error }: { error: Error }) => (
  <Form label="Profile" action="Save" submit={useSubmit(() => Promise.reject(error))}>
    <TextField label="Name" name="name" />
  </Form>
)

test.each([
  [new CombinedGraphQLErrors({ errors: [{ message: 'The press is broken.' }] }), /Nothing was saved/],
  [
    new CombinedGraphQLErrors({ errors: [{ message: 'Try again in 9 minutes.', extensions: { code: 'THROTTLED' } }] }),
    /^Try again in 9 minutes\.$/,
  ],
  [new ServerError('Busy', { response: new Response(null, { status: 503 }), bodyText: '' }), /Nothing was saved/],
  [new ServerError('Late', { response: new Response(null, { status: 504 }), bodyText: '' }), /we don’t know/],
  [new TypeError('Failed to fetch'), /There was no answer, so we don’t know whether it worked/],
])('form: after %s it says what is known', async (error, text) => {
  render(<FailingForm error={error} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(text)).toBeTruthy()
})

const NameForm = ({ answered }: { answered: Promise<void> }) => {
  const submit = useSubmit(async () => {
    await answered
    return { success: 'Saved' }
  })
  return (
    <Form label="Profile" action="Save" submit={submit}>
      <TextField label="Name" name="name" />
    </Form>
  )
}

test('form: what is typed while it is being saved stays unsaved until the next save', async () => {
  const mark = vi.fn()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  render(
    <MarkUnsaved value={mark}>
      <NameForm answered={answered} />
    </MarkUnsaved>,
  )
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  await user.type(screen.getByLabelText('Name'), 'Ada')
  await save()
  await user.type(screen.getByLabelText('Name'), ' Byron')
  answer()
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(mark).toHaveBeenLastCalledWith(expect.anything(), true, false, undefined)
  await save()
  await expect.poll(() => mark).toHaveBeenLastCalledWith(expect.anything(), false, false, undefined)
})

test('form: nothing is sent until the question before it is answered with yes', async () => {
  const send = vi.fn(async () => ({ success: 'Saved' }))
  const confirm = vi.fn<(values: FormData) => Promise<boolean>>()
  const ConfirmedForm = () => (
    <Form label="Profile" action="Save" submit={useSubmit(send, { confirm })}>
      <TextField label="Name" name="name" />
    </Form>
  )
  render(<ConfirmedForm />)
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  await user.type(screen.getByLabelText('Name'), 'Ada')
  confirm.mockResolvedValueOnce(false)
  await save()
  expect(confirm.mock.lastCall?.[0].get('name')).toBe('Ada')
  expect(send).not.toHaveBeenCalled()
  confirm.mockResolvedValueOnce(true)
  await save()
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(send).toHaveBeenCalledTimes(1)
})
