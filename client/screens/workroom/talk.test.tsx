import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { bought } from '../../testing/trade'
import { asked, talk, writeMessage } from './workroom.testing'

const letter = async (text: string) => (await talk()).findByText(text, { selector: 'ol p' })

test('the buyer writes the first message where the work is', async () => {
  const { id } = await bought('srv-1501', 699)
  await visit(`/dashboard/engagements/${id}`)
  expect(await screen.findByText('Nothing is written yet. What you write here, Tomás Vidal reads.')).toBeTruthy()
  await writeMessage('Is Friday realistic?')
  expect(await letter('Is Friday realistic?')).toBeTruthy()
  await waitFor(async () => expect((await talk()).getByLabelText('Message')).toHaveProperty('value', ''))
})

test('the seller reads it and answers', async () => {
  const path = await asked()
  await signedInAs('freelancer')
  await visit(path)
  expect(await letter('Is Friday realistic?')).toBeTruthy()
  await writeMessage('It is.')
  expect(await letter('It is.')).toBeTruthy()
})

test('an admin reads it, and can’t write', async () => {
  const path = await asked()
  await signedInAs('admin')
  await visit(path)
  expect(await letter('Is Friday realistic?')).toBeTruthy()
  expect((await talk()).getByText('Only the two sides write here.')).toBeTruthy()
  expect((await talk()).queryByLabelText('Message')).toBeNull()
})
