import userEvent from '@testing-library/user-event'
import { assertFound } from '../../testing/assert-found'
import { main, visit } from '../../testing/render-screen'

export const user = userEvent.setup()

export const openJob = async (id = 'job-3103') => {
  const router = await visit('/dashboard/jobs')
  const row = (await main().findAllByText(/^[1-9]\d* (applicant|offer)s?/)).map((count) => count.closest('li'))
  const links = row.flatMap((item) => [...(item?.querySelectorAll('a') ?? [])])
  await user.click(assertFound(links.find((link) => link.href.endsWith(id))))
  await main().findByRole('form', { name: 'Edit the job' })
  return router
}
