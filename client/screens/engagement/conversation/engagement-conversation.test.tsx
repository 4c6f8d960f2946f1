import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../../testing/api'
import { buyListing } from '../../../testing/purchase'
import { visit } from '../../../testing/render-screen'
import { conversation, engagementWithMessage, writeMessage } from '../engagement.testing'

const message = async (text: string) => (await conversation()).findByText(text, { selector: 'ol p' })

test('engagement conversation: the buyer writes the first message on the engagement page', async () => {
  const { id } = await buyListing('srv-1501', 699)
  await visit(`/dashboard/engagements/${id}`)
  expect(await screen.findByText('No messages yet. Tomás Vidal will see what you write here.')).toBeTruthy()
  await writeMessage('Is Friday realistic?')
  expect(await message('Is Friday realistic?')).toBeTruthy()
  await waitFor(async () => expect((await conversation()).getByLabelText('Message')).toHaveProperty('value', ''))
})

test('engagement conversation: the seller reads the message and answers', async () => {
  const path = await engagementWithMessage()
  await signedInAs('freelancer')
  await visit(path)
  expect(await message('Is Friday realistic?')).toBeTruthy()
  await writeMessage('It is.')
  expect(await message('It is.')).toBeTruthy()
})
