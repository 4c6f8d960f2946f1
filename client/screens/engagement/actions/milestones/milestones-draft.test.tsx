import { cleanup, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../../../testing/api'
import { main, visit } from '../../../../testing/render-screen'
import { openForm, path, user } from '../../engagement.testing'

test('milestones of an offer: the days that they replace are part of the draft', async () => {
  await signedInAs('freelancer')
  await visit(path('MQ-2G3VN'))
  const offer = await openForm('Revise offer')
  await user.clear(offer.getByRole('textbox', { name: 'Days' }))
  await user.type(offer.getByRole('textbox', { name: 'Days' }), '30')
  await user.click(await offer.findByRole('button', { name: 'Split into milestones' }))
  await user.type(offer.getByLabelText('Milestone 1'), 'Packaging')
  cleanup()
  await visit(path('MQ-2G3VN'))
  const restored = within(await main().findByRole('form', { name: 'Revise offer' }))
  expect((await restored.findByLabelText<HTMLInputElement>('Milestone 1')).value).toBe('Packaging')
  await user.click(restored.getByRole('button', { name: 'Use one price instead' }))
  expect(restored.getByRole<HTMLInputElement>('textbox', { name: 'Days' }).value).toBe('30')
})
