import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { main } from '../../testing/render-screen'
import { openJob, user } from './own-jobs.testing'

beforeEach(() => signedInAs('customer'))

const names = () => main().queryAllByRole('button', { name: /^Hire: / })

test('offers for a brief: tabs are links with counts, and each has its offers', async () => {
  const router = await openJob('job-3201')
  const tabs = await main().findByRole('navigation', { name: 'Applicants' })
  expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    ...['All 3', 'New 1', 'Shortlisted 1', 'Hired 0', 'Not chosen 1'],
  ])
  await user.click(main().getByRole('link', { name: 'Shortlisted 1' }))
  expect(router.state.location.search).toBe('?job=job-3201&tab=shortlisted')
  await waitFor(() => expect(names()).toHaveLength(1))
  const applicant = main().getByRole('link', { name: 'Priya Raman' })
  expect(applicant.getAttribute('href')).toMatch(/^\/company\/com-/)
  expect(main().getByText('$1,380.00').parentElement?.textContent).toBe('$1,380.00, done in 9 days')
  await user.click(main().getByRole('link', { name: 'Hired 0' }))
  expect(await main().findByText('Nobody is hired yet.')).toBeTruthy()
})

test('offers for a brief: once the brief is changed, each says that it stands for the earlier text', async () => {
  await openJob('job-3201')
  await main().findAllByRole('button', { name: /^Hire: / })
  const hint =
    /^This offer is for the brief as it was on .+, before your change\. If you hire, the order is for the text/
  expect(main().queryByText(hint)).toBeNull()
  const title = main().getByRole<HTMLInputElement>('textbox', { name: 'Title' })
  const earlier = title.value
  await user.clear(title)
  await user.type(title, 'Register forty names')
  await user.click(main().getByRole('button', { name: 'Save the job' }))
  // Two of the three are open.
  await waitFor(() => expect(main().getAllByText(hint)).toHaveLength(2))
  const [details] = main().getAllByText('Read the earlier brief')
  expect(details?.closest('details')?.textContent).toContain(earlier)
})

test('offers for a brief: hiring leads to the order and its form of payment', async () => {
  const router = await openJob('job-3201')
  await user.click(assertFound((await main().findAllByRole('button', { name: /^Hire and close the brief: / }))[0]))
  const form = await main().findByRole('form', { name: 'Hire and close the brief' })
  expect(form.parentElement?.textContent).toMatch(/^Begins an order for \$1,\d{3}\.00, done in \d+ days\. You pay/)
  const [, button] = main().getAllByRole('button', { name: 'Hire and close the brief' })
  await user.click(assertFound(button ?? form.querySelector('button')))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/dashboard\/engagements\/eng-/))
  expect(await main().findByRole('form', { name: /^Accept and pay \$1,\d{3}\.00$/ })).toBeTruthy()
})
