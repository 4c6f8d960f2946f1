import { register, registeredPage } from '../lib/accounts'
import { visit } from '../lib/actions'
import { expect, test } from '../lib/fixtures'
import { form, main } from '../lib/locators'

test('jobs: hiring an applicant closes the job and notifies others', async ({ page, browser, baseURL }) => {
  await register(page, 'Hanna Hires', 'VENDOR')
  await visit(page, '/jobs/post')
  const post = form(page, 'Post a job')
  await expect(post.getByLabel('Type')).toHaveValue('Full-time')
  await post.getByLabel('Title').fill('Keeper of Seals')
  await post.getByLabel('Location').fill('Delft')
  await post.getByLabel('Pay').fill('$50,000–$60,000')
  await post.getByLabel('Description').fill('Keeps the seals, and the register of who has which.')
  await post.getByRole('button', { name: 'Post the job' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Keeper of Seals' })).toBeVisible()
  const job = new URL(page.url()).pathname

  const hired = await registeredPage(browser, baseURL, 'Carla Chosen', 'FREELANCER')
  const rejected = await registeredPage(browser, baseURL, 'Leo Left')
  for (const applicant of [hired, rejected]) {
    await visit(applicant, job)
    await main(applicant).getByRole('link', { name: 'Apply for Keeper of Seals' }).click()
    await form(applicant, 'Apply').getByLabel('Note').fill('I have kept seals for years.')
    await form(applicant, 'Apply').getByRole('button', { name: 'Send the application' }).click()
    await expect(applicant).toHaveURL('/dashboard/applications')
  }

  await page.goto('/dashboard/jobs')
  const row = main(page).getByRole('listitem').filter({ hasText: 'Keeper of Seals' })
  await expect(row).toContainText('2 applicants')
  await row.getByRole('link').click()
  const answer = async (name: string) => {
    await main(page)
      .getByRole('button', { name: `${name}: Carla Chosen` })
      .click()
    await form(page, name).getByRole('button', { name, exact: true }).click()
    await expect(form(page, name)).toHaveCount(0)
  }
  await answer('Shortlist')
  await expect(main(page).getByText('Shortlisted').first()).toBeVisible()
  await answer('Hire and close the job')
  await expect(main(page).getByText('Closed', { exact: true })).toBeVisible()

  await rejected.goto('/dashboard')
  await rejected
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .click()
  await expect(rejected.getByText('Not chosen, job filled').first()).toBeVisible()
  await rejected.goto('/dashboard/applications')
  await expect(main(rejected).getByText('Not chosen, job filled').first()).toBeVisible()
  await expect(main(rejected).getByRole('button', { name: /Withdraw/ })).toHaveCount(0)
  await rejected.goto(job)
  await expect(main(rejected).getByText('This job is closed')).toBeVisible()
  await expect(main(rejected).getByRole('link', { name: 'Apply for Keeper of Seals' })).toHaveCount(0)
  for (const one of [hired, rejected]) await one.context().close()
})
