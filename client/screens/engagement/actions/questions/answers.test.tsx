import { act, cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionStore } from '../../../../features/session/session-store'
import { signedInAs } from '../../../../testing/api'
import { main, visit } from '../../../../testing/render-screen'
import { path } from '../../engagement.testing'
import { answerRequired, choice, openRequirements, problem, textAnswer } from './questions.testing'

test('answers: survive a session that ends, chosen ones too', async () => {
  const id = await openRequirements()
  await answerRequired()
  act(() => sessionStore.end())
  await screen.findByText('You were signed out. Log in to go on where you were.')
  cleanup()
  await signedInAs('customer')
  await visit(path(id))
  await main().findByRole('form', { name: 'Send requirements' })
  expect(textAnswer(problem).value).toBe('Frost.')
  expect(choice().value).toBe('Nobody')
})

test('answers: the seller reads each beside its question', async () => {
  await signedInAs('freelancer')
  await visit(path('MQ-2F7KC'))
  const sent = within(await main().findByRole('region', { name: 'Requirements sent by Clara Whitfield' }))
  const office = await sent.findByText('With which office will you file it?')
  expect(office.nextElementSibling?.textContent).toBe('United States (USPTO)')
})
