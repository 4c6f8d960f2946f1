import { register, sendOperation } from '../lib/accounts'
import { expect, test } from '../lib/fixtures'

test('sandbox: a subscription shows its events as they come, and is stopped', async ({ page }) => {
  const answer = page.getByRole('region', { name: 'Result Window' })
  // Nobody else causes events of this account.
  await register(page, 'Sanna Box')
  await page.goto('/sandbox')
  await page.getByLabel('Find an operation').fill('LiveEvents')
  await page.getByRole('button', { name: 'LiveEvents subscription' }).click()
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Sanna Box, customer')
  await page.getByRole('button', { name: /Execute query/ }).click()
  await expect(answer).toContainText('READY')
  const facts = page.getByRole('main').getByRole('status').filter({ hasText: 'event' })
  await expect(facts).toContainText('1 event, listening')
  await sendOperation(
    page.request,
    'mutation ($input: StartConversationInput!) { startConversation(input: $input) { __typename } }',
    {
      input: { about: { companyId: 'com-ashgrove-patents' }, body: 'Do you file in Norway?', clientId: 'sandbox-spec' },
    },
  )
  await expect(answer).toContainText('MESSAGE')
  await expect(facts).toContainText('2 events, listening')
  const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql/stream'))
  await page.getByRole('button', { name: /Stop query/ }).click()
  await closed
  await expect(facts).toContainText('stopped')
})
