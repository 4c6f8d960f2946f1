import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../../testing/api'
import { main, visit } from '../../../testing/render-screen'
import { path, user } from '../engagement.testing'

test('extra after the purchase: the buyer chooses one, whose price is on the button, and pays by card', async () => {
  await signedInAs('customer')
  await visit(path('MQ-2J4PX'))
  await user.click(await main().findByRole('button', { name: 'Buy an extra' }))
  const form = within(await main().findByRole('form', { name: 'Buy an extra' }))
  await form.findByLabelText('Card number')
  await user.click(form.getByRole('button', { name: /4242/ }))
  await user.click(form.getByRole('button', { name: 'Buy an extra' }))
  expect(form.getByRole('alert').textContent).toBe('Extra: please fill this in')
  const extra = 'A second language, $310.00, 4 days later, 1 more round of changes'
  await user.selectOptions(form.getByLabelText('Extra'), extra)
  await user.click(form.getByRole('button', { name: `Buy an extra: ${extra}` }))
  expect(await main().findByText(/^Sofia is told\. The price is now \$2,240\.00, held by Marque\./)).toBeTruthy()
  const bought = main().getByRole('region', { name: 'What was bought' })
  expect(bought.textContent).toContain(
    'Page and copy$1,380.00A second language$310.00Rush delivery$240.00A second language$310.00Total$2,240.00',
  )
  expect(bought.textContent).toContain('with 4 rounds of changes: 4 left.')
})
