import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { visit } from '../../testing/render-screen'

export const user = userEvent.setup()
export const main = () => within(screen.getByRole('main'))

export const openJob = async () => {
  await visit('/dashboard/jobs')
  const row = (await main().findAllByText(/^[1-9]\d* applicants?/))[0]?.closest('li')
  await user.click(within(row ?? document.body).getByRole('link'))
  await main().findByRole('form', { name: 'Edit the job' })
}
