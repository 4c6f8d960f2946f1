import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { acceptFiles } from '../../features/attachment/attachment-field.testing'
import { mockOperation, requestsOf, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { SendApplicationDocument } from './send-application.generated'

const user = userEvent.setup()
const field = (name: string) => main().findByRole('textbox', { name })
const send = () => user.click(main().getByRole('button', { name: 'Send the offer' }))

test('offer for a brief: price, days, message and files; the seller reads what the price earns', async () => {
  acceptFiles()
  await signedInAs('vendor')
  const router = await visit('/jobs/job-3202/apply')
  const brief = within(await main().findByRole('complementary', { name: 'The brief' }))
  expect(brief.getByText('Up to $600')).toBeTruthy()
  await user.type(await field('Price'), '1,000')
  expect(await main().findByText(/^You will earn \$9\d\d\.\d\d$/)).toBeTruthy()
  await send()
  expect((await main().findByRole('alert')).textContent).toBe('Enter a whole number.')
  await user.type(await field('Days'), '9')
  await user.type(await field('Message'), 'Eight sheets.')
  const input = await main().findByLabelText('Files, optional', { selector: 'input' })
  await user.upload(input, new File(['abc'], 'samples.pdf'))
  await main().findByRole('button', { name: 'Remove samples.pdf' })
  mockOperation(SendApplicationDocument, { applyToJob: { __typename: 'Applied' } })
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/applications'))
  expect(requestsOf(SendApplicationDocument)).toEqual([
    {
      input: {
        jobId: 'job-3202',
        note: 'Eight sheets.',
        link: null,
        files: ['fil-samples.pdf'],
        price: 1000,
        days: 9,
      },
    },
  ])
})

test('offer for a brief: a customer reads that sellers make offers, and its poster finds them', async () => {
  await signedInAs('customer')
  const router = await visit('/jobs/job-3203/apply')
  expect(await main().findByRole('heading', { name: 'Offers come from sellers' })).toBeTruthy()
  await signedInAs('freelancer')
  await router.navigate('/jobs/job-3202/apply')
  expect(await main().findByRole('heading', { name: 'You have made an offer' })).toBeTruthy()
})
