import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { requestsOf, signedInAs } from '../../../testing/api'
import { main, visit } from '../../../testing/render-screen'
import { AdvanceEngagementDocument } from '../actions/advance-engagement.generated'
import { path, user } from '../engagement.testing'

const label = 'Resolve'
const open = async (name: string) => {
  await signedInAs('admin')
  await visit(path('MQ-2B9XD'))
  await user.click(await main().findByRole('button', { name }))
}
const decision = async () => within(await main().findByRole('form', { name: label }))
const fill = async (refund: string) => {
  await user.type((await decision()).getByLabelText('Refund'), refund)
  await user.type((await decision()).getByLabelText('Reason'), 'One part is missing.')
}

test('resolve: says what each side gets while the sum is typed', async () => {
  await open('Resolve')
  expect((await decision()).queryByText('Clara gets back')).toBeNull()
  await fill('1200.05')
  const shares = [...main().getByRole('form', { name: label }).querySelectorAll('dl > div')]
  expect(shares.map(({ textContent }) => textContent)).toEqual([
    'Clara gets back$1,200.05',
    'Priya gets$1,169.05',
    'Commission of Marque$129.90',
  ])
})

test('resolve: asks once before it is sent, and not while the sum or something else is missing', async () => {
  await open('Resolve')
  await user.click((await decision()).getByRole('button', { name: label }))
  await fill('3,50')
  await user.click((await decision()).getByRole('button', { name: label }))
  expect(await (await decision()).findByText('Enter an amount, like 49.99.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.clear((await decision()).getByLabelText('Refund'))
  await fill('1200')
  const decided = 'Refund $1,200.00, release $1,299.00'
  await user.click((await decision()).getByRole('button', { name: decided }))
  expect(screen.getByRole('dialog').textContent).toContain(
    'Clara gets $1,200.00 of $2,499.00 back. Priya gets $1,169.10, after $129.90 of commission. This cannot be undone.',
  )
  await user.click(screen.getByRole('button', { name: 'Change it' }))
  expect(requestsOf(AdvanceEngagementDocument)).toEqual([])
  await user.click((await decision()).getByRole('button', { name: decided }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: decided }))
  expect(await main().findByRole('heading', { level: 2, name: 'Completed' })).toBeTruthy()
  expect(
    main().getAllByText(
      '$1,200.00 of $2,499.00 goes back to the buyer. Of the other $1,299.00, the seller gets $1,169.10 and Marque $129.90.',
    ),
  ).not.toEqual([])
  expect(requestsOf(AdvanceEngagementDocument)).toHaveLength(1)
})
