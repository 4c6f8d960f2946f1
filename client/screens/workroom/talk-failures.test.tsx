import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { StartConversationDocument } from '../../features/conversation/start-conversation.generated'
import { mockError } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { bought } from '../../testing/trade'
import { TalkDocument } from './talk.generated'
import { asked, talk, writeMessage } from './workroom.testing'

test('what could not be sent stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { id } = await bought('srv-1501', 699)
  mockError(StartConversationDocument)
  await visit(`/dashboard/engagements/${id}`)
  await writeMessage('Is Friday realistic?')
  expect((await (await talk()).findByRole('alert')).textContent).toMatch(/^Not sent/)
  expect((await talk()).getByLabelText('Message')).toHaveProperty('value', 'Is Friday realistic?')
})

test('a conversation that can’t be read leaves the rest standing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const path = await asked()
  mockError(TalkDocument)
  await visit(path)
  expect(await screen.findByText('The conversation could not be loaded')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Money' })).toBeTruthy()
})
