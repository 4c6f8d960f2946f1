import { afterAll, describe, expect, test } from 'vitest'
import { nobody } from '../../api/visitor'
import { createLog } from '../../infrastructure/log'
import { noMail } from '../../infrastructure/mail/open-mail'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { paidEngagementsOn } from '../../testing/paid-engagements'
import { createContainer } from '../container'
import { RecordedMailsDocument } from './mail-record.test.generated'

describe.each(databases)('recorded mails on $name', async ({ openSample }) => {
  const db = await openSample()
  // Each test sends the mails itself.
  const execute = executor(db, { afterResponse: () => {} })
  const { admin, delivered } = await paidEngagementsOn(db, execute)
  afterAll(() => db.destroy())

  test('mails of an order: admins see subject, recipient and state, and nobody stores the text', async () => {
    const { id, buyer, seller } = await delivered()
    await createContainer(db, testInfrastructure(), nobody).outboxWorker.run()
    const mails = (await execute(RecordedMailsDocument, { id }, admin)).data.engagement?.mails ?? []
    expect(mails.length).toBeGreaterThan(0)
    const parties = [buyer.id, seller.id]
    for (const { subject, recipient } of mails) {
      expect(subject).not.toBe('')
      expect(parties).toContain(recipient.id)
    }
    expect(mails.map(({ state }) => state)).toContain('SENT')
    const columns = Object.keys(await db.selectFrom('mailRecord').selectAll().executeTakeFirstOrThrow())
    expect(columns.filter((name) => /text|html|body|address/.test(name))).toEqual([])
    const reads = db.selectFrom('auditEvent').select('subjectId').where('action', '=', 'ENGAGEMENT_READ')
    const subjects = (await reads.where('recordId', '=', id).execute()).map(({ subjectId }) => subjectId)
    expect(subjects.sort()).toEqual(parties.sort())
  })

  test('mails of an order: failed on a site without a mail server', async () => {
    const { id } = await delivered()
    const mail = noMail(createLog('silent'))
    await createContainer(db, testInfrastructure({ mail }), nobody).outboxWorker.run()
    const { engagement } = (await execute(RecordedMailsDocument, { id }, admin)).data
    expect([...new Set(engagement?.mails.map(({ state }) => state))]).toEqual(['FAILED'])
  })

  test('mails of an order: empty for its parties', async () => {
    const { id, buyer } = await delivered()
    expect((await execute(RecordedMailsDocument, { id }, buyer.visitor)).data.engagement?.mails).toEqual([])
  })
})
