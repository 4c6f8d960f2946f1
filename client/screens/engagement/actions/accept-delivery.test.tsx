import { expect, test } from 'vitest'
import { runAs } from '../../../testing/api'
import { advanceInOtherTab } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { engagementInProgress, openForm, path, user } from '../engagement.testing'

const heading = (name: string) => main().findByRole('heading', { level: 2, name })

test('engagement actions: accepting a delivery asks once, naming the sum, and ends on who was paid', async () => {
  const id = await engagementInProgress()
  const deliver = { message: 'Three directions.', links: ['https://vidal.example/three'] }
  await runAs('freelancer', () => advanceInOtherTab(id, 2, { deliver }))
  await visit(path(id))
  const [link] = await main().findAllByRole('link', { name: 'vidal.example/three' })
  expect(link?.getAttribute('href')).toBe('https://vidal.example/three')
  const question = await openForm('Accept delivery', 'Release $699.00 to Tomás')
  expect(question.getByText(/^Tomás is paid \$699\.00, less Marque’s commission/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Release $699.00 to Tomás' }))
  expect(await main().findByText('You have released $699.00 to Tomás. The order is complete.')).toBeTruthy()
  expect(await heading('Completed')).toBeTruthy()
  expect((await main().findByText('paid to', { exact: false })).textContent).toBe('$699.00 paid to Tomás Vidal')
  expect(main().getByRole('link', { name: 'Buy again' }).getAttribute('href')).toBe('/service/srv-1501')
})
