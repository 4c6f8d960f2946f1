import { expect, test } from 'vitest'
import { createAdminAlertWorker } from './admin-alert.worker'

const NOW = new Date('2026-11-28T12:00:00.000Z')
const due = (id: string) => ({
  id,
  number: `MQ-${id}`,
  title: 'Logo',
  sellerId: 'usr-seller',
  dueAt: '2026-11-27T12:00:00.000Z',
})

test('alerts of admins: one that fails keeps back none of another kind, and overdue disputes are named all the same', async () => {
  const notified: string[] = []
  const repository = {
    add: async () => true,
    releasesAfterSuspension: async () => [due('RELEASE')],
    decisionsAhead: async () => [due('AHEAD')],
    overdueDisputes: async () => [due('OVERDUE')],
  }
  const notify = async ({ title }: { title: string }) => {
    if (title.startsWith('MQ-RELEASE')) throw new Error('no notification')
    notified.push(title.slice(0, 9))
  }
  const worker = createAdminAlertWorker({
    adminAlertRepository: repository,
    now: () => NOW,
    inTransaction: (work) => work({ adminAlertRepository: repository, adminNotices: { notify } }),
  })
  const overdue: string[] = []
  await expect(worker.run((number) => overdue.push(number))).rejects.toThrow('no notification')
  expect([notified, overdue]).toEqual([['MQ-AHEAD:', 'MQ-OVERDU'], ['MQ-OVERDUE']])
})
