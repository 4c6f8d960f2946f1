import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { UpdateBillingDetailsDocument } from '../../../features/billing/billing-details.generated'
import { requestsOf, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'

const user = userEvent.setup()
const open = async (role: 'vendor' | 'customer') => {
  await signedInAs(role)
  await visit('/dashboard/settings')
  const form = within(await screen.findByRole('form', { name: 'Invoices' }))
  const set = async (label: string, text: string) => {
    await user.clear(form.getByLabelText(label))
    if (text) await user.type(form.getByLabelText(label), text)
  }
  return { form, set, save: () => user.click(form.getByRole('button', { name: 'Save invoice details' })) }
}

test('invoice details: a seller saves address, tax number and rate; a problem is shown at its field', async () => {
  const { form, set, save } = await open('vendor')
  expect(form.getByLabelText<HTMLInputElement>('Tax rate in percent, optional').value).toBe('8.1')
  await set('City, optional', '')
  await save()
  expect((await form.findByRole('alert')).textContent).toBe('City is required in an address')
  expect(document.activeElement).toBe(form.getByLabelText('City, optional'))
  await set('City, optional', 'Basel')
  for (const noRate of ['eight', '.']) {
    await set('Tax rate in percent, optional', noRate)
    await save()
    expect((await form.findByRole('alert')).textContent).toBe('Enter the rate in percent, such as 20 or 8.1.')
  }
  await set('Tax rate in percent, optional', '8,5')
  await user.selectOptions(form.getByLabelText('Country, optional'), 'Liechtenstein')
  await save()
  expect(await form.findByText('Saved')).toBeTruthy()
  expect(requestsOf(UpdateBillingDetailsDocument).at(-1)?.input).toMatchObject({
    company: 'Keller Reports',
    taxRate: 8.5,
    address: { city: 'Basel', country: 'LI' },
  })
})

test('invoice details: a buyer has no tax rate, and may have no address', async () => {
  const { form, set, save } = await open('customer')
  expect(form.queryByLabelText(/^Tax rate/)).toBeNull()
  for (const label of ['Street and number, optional', 'City, optional', 'Postal code, optional']) await set(label, '')
  await user.selectOptions(form.getByLabelText('Country, optional'), 'No country')
  await save()
  expect(await form.findByText('Saved')).toBeTruthy()
  expect(requestsOf(UpdateBillingDetailsDocument).at(-1)?.input.address).toBeNull()
})
