import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../../testing/api'
import { main, visit } from '../../../testing/render-screen'
import { path, user } from '../engagement.testing'

test('ask: names who should answer, which is required', async () => {
  await signedInAs('admin')
  await visit(path('MQ-2B9XD'))
  await user.click(await main().findByRole('button', { name: 'Ask' }))
  const form = within(await main().findByRole('form', { name: 'Ask' }))
  await user.type(form.getByLabelText('Question'), 'When was it sent?')
  await user.click(form.getByRole('button', { name: 'Ask' }))
  expect(form.getByRole('alert').textContent).toBe('Who should answer: please fill this in')
  await user.selectOptions(form.getByLabelText('Who should answer'), 'Both sides')
  await user.click(form.getByRole('button', { name: 'Ask' }))
  expect(await main().findByRole('heading', { name: 'Question to both sides by you' })).toBeTruthy()
})
