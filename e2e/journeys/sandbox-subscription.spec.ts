import { sendOperation } from '../lib/accounts'
import { expect, test } from '../lib/fixtures'

test('sandbox: a subscription shows its events as they come, and is stopped', async ({ page }) => {
  const answer = page.getByRole('region', { name: 'Result Window' })
  await page.goto('/sandbox')
  await page.getByLabel('Find an operation').fill('LiveEvents')
  await page.getByRole('button', { name: 'LiveEvents subscription' }).click()
  await page.getByRole('button', { name: 'Sign in as customer' }).click()
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Clara Whitfield, customer')
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
  // Other tests may cause more: the account is a sample account.
  await expect(facts).toContainText(/[2-9] events, listening/)
  const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql/stream'))
  await page.getByRole('button', { name: /Stop query/ }).click()
  await closed
  await expect(facts).toContainText('stopped')
})
