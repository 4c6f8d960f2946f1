import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()

test('mandate: a message to the owner is there after a reload', async () => {
  const message = async () => {
    await signedInAs('broker')
    await visit('/service/srv-1109')
    await user.click(await screen.findByRole('button', { name: 'Propose to broker this listing' }))
    return screen.findByLabelText<HTMLTextAreaElement>('Message, optional')
  }
  await user.type(await message(), 'I know three buyers.')
  cleanup()
  expect((await message()).value).toBe('I know three buyers.')
})

test('mandate: the sentence that replaces a sent proposal has the focus', async () => {
  await signedInAs('broker')
  await visit('/service/srv-1109')
  await user.click(await screen.findByRole('button', { name: 'Propose to broker this listing' }))
  await user.type(await screen.findByLabelText('Your fee in percent of the price'), '12')
  await user.click(screen.getByRole('button', { name: 'Send proposal' }))
  const sentence = await screen.findByText(/^You have proposed to broker this listing for 12% of the price\./)
  expect(document.activeElement).toBe(sentence)
})
