import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import { DAY_MS } from '../../lib/dates'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addAttachment } from '../../testing/attachments'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import type { AskCredentialCheckInput, CredentialTransition } from '../../testing/generated/schema'
import { testInfrastructure } from '../../testing/infrastructure'
import { newMailbox } from '../../testing/mailbox'
import { codeOf, expectType, expectValue } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { createContainer } from '../container'
import { endOfCheck } from './credential.process'
import {
  AdvanceCredentialDocument,
  AskCredentialCheckDocument,
  CheckedCredentialsDocument,
  CompanyVerificationDocument,
  CredentialAuditEventsDocument,
  CredentialNotificationsDocument,
  OwnCredentialsDocument,
  QueuedCredentialsDocument,
} from './credential.test.generated'

const title = 'California bar number 287431'

describe.each(databases)('credentials on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const infrastructure = testInfrastructure(mailbox.infrastructure)
  const execute = executor(db, infrastructure)
  let owner: Awaited<ReturnType<typeof registeredAs>>
  let admin: Visitor
  let company: string
  beforeAll(async () => {
    admin = await signedInAs(execute, 'ADMIN')
  })
  beforeEach(async () => {
    owner = await registeredAs(execute, `${randomUUID()}@example.com`, 'BROKER')
    const row = await db.selectFrom('company').select('id').where('ownerId', '=', owner.id).executeTakeFirstOrThrow()
    company = row.id
  })
  afterAll(() => db.destroy())

  const tryAsk = async (more: Partial<AskCredentialCheckInput> = {}) => {
    const files = [await addAttachment(db, owner.id, 'Bar card.pdf')]
    const input = { kind: 'ATTORNEY' as const, jurisdiction: ' California ', number: '287431', files, ...more }
    return (await runAs(execute, owner.visitor)(AskCredentialCheckDocument, { input })).askCredentialCheck
  }
  const ask = async () => expectType(await tryAsk(), 'CredentialAsked').credential
  const tryAdvance = async (
    visitor: Visitor,
    { id, version }: { id: string; version: number },
    transition: CredentialTransition,
    note: string | null = null,
  ) =>
    (await runAs(execute, visitor)(AdvanceCredentialDocument, { input: { id, version, transition, note } }))
      .advanceCredential
  const advance = async (...input: Parameters<typeof tryAdvance>) =>
    expectType(await tryAdvance(...input), 'CredentialAdvanced').credential
  const badges = async () =>
    expectValue((await execute(CheckedCredentialsDocument, { company })).data.company).checkedCredentials
  const own = async () => (await runAs(execute, owner.visitor)(OwnCredentialsDocument, {})).credentials
  const checked = async () => advance(admin, await ask(), 'CHECK')
  /** Sessions end before a year is over, so the check moves back instead of the clock moving forward. */
  const moveCheckTo = async (daysAgo: number) => {
    const checkedAt = new Date(Date.now() - daysAgo * DAY_MS)
    const dates = { checkedAt: checkedAt.toISOString(), expiresAt: endOfCheck(checkedAt) }
    await db.updateTable('credential').set(dates).where('userId', '=', owner.id).execute()
  }
  const run = () => createContainer(db, infrastructure, nobody).credentialWorker.run()

  test('credential: it is asked for with evidence, an admin checks it, and the profile shows what was checked', async () => {
    const asked = await ask()
    expect(asked).toMatchObject({ title, state: 'ASKED', files: [{ name: 'Bar card.pdf' }] })
    expect(await badges()).toEqual([])
    const queue = (await runAs(execute, admin)(QueuedCredentialsDocument, {})).credentialQueue
    expect(queue.nodes.at(-1)).toMatchObject({
      id: asked.id,
      availableTransitions: [{ name: 'CHECK' }, { name: 'REFUSE' }],
    })
    await advance(admin, asked, 'CHECK')
    expect(await badges()).toEqual([{ title, checkedAt: expect.any(String) }])
    const [audit] = (await runAs(execute, admin)(CredentialAuditEventsDocument, {})).auditEvents.nodes
    expect(audit).toEqual({ action: 'CREDENTIAL_CHECKED', note: '', subject: { id: owner.id } })
    const { viewer } = await runAs(execute, owner.visitor)(CredentialNotificationsDocument, {})
    expect(viewer?.notifications.nodes[0]).toEqual({ kind: 'CREDENTIAL', title: 'Registration checked' })
    const subjects = (await mailbox.mailsTo(owner.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your registration was checked')
  })

  test('credential: its owner is reminded 30 days before the year is over, renews it, and keeps the badge meanwhile', async () => {
    const current = await checked()
    expect((await own())[0]?.availableTransitions.map(({ name }) => name)).toEqual(['WITHDRAW'])
    await moveCheckTo(334)
    await run()
    expect((await mailbox.mailsTo(owner.email)).filter(({ subject }) => subject.includes('due'))).toEqual([])
    await moveCheckTo(336)
    await run()
    await run()
    const due = (await mailbox.mailsTo(owner.email)).filter(({ subject }) => subject.includes('due'))
    expect(due.map(({ subject }) => subject)).toEqual(['Your registration is due for its yearly check within 30 days'])
    const renewed = await advance(owner.visitor, current, 'RENEW')
    expect(renewed.state).toBe('ASKED')
    expect(await badges()).toHaveLength(1)
    const before = new Date().toISOString()
    await advance(admin, renewed, 'CHECK')
    const [badge, ...others] = await badges()
    expect([badge?.title, others]).toEqual([title, []])
    expect(String(badge?.checkedAt) >= before).toBe(true)
  })

  test('credential: a check that is a year old expires, and no longer shows', async () => {
    await checked()
    await moveCheckTo(366)
    await run()
    expect(await badges()).toEqual([])
    expect((await own())[0]).toMatchObject({
      state: 'EXPIRED',
      availableTransitions: [{ name: 'WITHDRAW' }, { name: 'RENEW' }],
    })
  })

  test('credential: an expired check doesn’t count in filters while the next one is awaited', async () => {
    const traits = () => db.selectFrom('sellerTrait').select('trait').where('userId', '=', owner.id).execute()
    await checked()
    await moveCheckTo(366)
    await run()
    const renewed = await advance(owner.visitor, expectValue((await own())[0]), 'RENEW')
    expect(await traits()).toEqual([])
    await advance(admin, renewed, 'CHECK')
    expect((await traits()).map(({ trait }) => trait).sort()).toEqual(['JURISDICTION', 'VERIFIED'])
    await moveCheckTo(340)
    await advance(owner.visitor, expectValue((await own())[0]), 'RENEW')
    await run()
    expect(await traits()).toHaveLength(2)
    await moveCheckTo(366)
    await run()
    expect([await traits(), await badges()]).toEqual([[], []])
  })

  test('credential: a refusal needs a reason, which the owner reads', async () => {
    const asked = await ask()
    expect(await tryAdvance(admin, asked, 'REFUSE', ' ')).toEqual({ __typename: 'InvalidInput', field: 'note' })
    const refused = await advance(admin, asked, 'REFUSE', 'The register shows another name.')
    expect(refused).toMatchObject({ state: 'REFUSED', note: 'The register shows another name.' })
    expect((await own()).map(({ note }) => note)).toEqual(['The register shows another name.'])
  })

  test('credential: of two concurrent requests with nine open registrations one is accepted', async () => {
    for (let open = 0; open < 9; open += 1) await ask()
    const results = await Promise.all([tryAsk(), tryAsk()])
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(['CredentialAsked', 'InvalidInput'])
  })

  test('credential: of two concurrent requests with the same files one is accepted', async () => {
    const files = [await addAttachment(db, owner.id)]
    const results = await Promise.all([tryAsk({ files }), tryAsk({ files })])
    expect(results).toContainEqual(expect.objectContaining({ __typename: 'InvalidInput', field: 'files' }))
    expect(results.map(({ __typename }) => __typename)).toContain('CredentialAsked')
  })

  test('credential: owners check nothing, admins withdraw nothing, and nobody else sees it', async () => {
    const asked = await ask()
    expect(await tryAdvance(owner.visitor, asked, 'CHECK')).toMatchObject({ reason: 'WRONG_ACTOR' })
    expect(await tryAdvance(admin, asked, 'WITHDRAW')).toMatchObject({ reason: 'WRONG_ACTOR' })
    expect(await tryAdvance(admin, { ...asked, version: 7 }, 'CHECK')).toMatchObject({ reason: 'VERSION_CONFLICT' })
    const stranger = await signedInAs(execute, 'FREELANCER')
    const notFound = { __typename: 'CredentialNotFound', message: 'There is no such registration.' }
    expect(await tryAdvance(stranger, asked, 'WITHDRAW')).toEqual(notFound)
    expect(codeOf(await execute(QueuedCredentialsDocument, {}, stranger))).toBe('FORBIDDEN')
    expect((await advance(owner.visitor, asked, 'WITHDRAW')).availableTransitions).toEqual([])
  })

  test.each([
    ['jurisdiction', { jurisdiction: ' x ' }],
    ['jurisdiction', { jurisdiction: 'x'.repeat(61) }],
    ['number', { number: ' ' }],
    ['number', { number: '1'.repeat(41) }],
    ['files', { files: [] }],
    ['files', { files: ['fil-of-somebody-else'] }],
  ])('credential: a wrong %s is refused', async (field, more) => {
    expect(await tryAsk(more)).toMatchObject({ __typename: 'InvalidInput', field })
  })

  test('credential: admins and its owner alone open the evidence, and reading it is recorded', async () => {
    const id = await addAttachment(db, owner.id, 'Bar card.pdf')
    expectType(await tryAsk({ files: [id] }), 'CredentialAsked')
    const { attachmentCommands } = createContainer(db, infrastructure, nobody)
    const userOf = (role: 'ADMIN' | 'CUSTOMER') =>
      db.selectFrom('user').selectAll().where('role', '=', role).orderBy('createdAt').executeTakeFirstOrThrow()
    expect(await attachmentCommands.open(await userOf('CUSTOMER'), id)).toBeUndefined()
    await attachmentCommands.open(await userOf('ADMIN'), id).catch(() => undefined)
    const [audit] = (await runAs(execute, admin)(CredentialAuditEventsDocument, {})).auditEvents.nodes
    expect(audit).toMatchObject({ action: 'CREDENTIAL_READ', subject: { id: owner.id } })
  })

  test('company verification: an admin checks the number in the company register, and it lasts a year', async () => {
    await db.updateTable('company').set({ description: 'Marks and deeds.' }).where('id', '=', company).execute()
    const read = async () => {
      const { data } = await execute(CompanyVerificationDocument, { company })
      return { ...expectValue(data.company), isListed: data.companies.nodes.some(({ id }) => id === company) }
    }
    const unverified = { verified: false, verification: null, isListed: false }
    const registration = { kind: 'COMPANY' as const, jurisdiction: 'Ireland', number: '583104' }
    const { credential } = expectType(await tryAsk(registration), 'CredentialAsked')
    expect(await read()).toEqual(unverified)
    await advance(admin, credential, 'CHECK')
    const title = 'Ireland company register number 583104'
    const verification = { title, checkedAt: expect.any(String) }
    expect(await read()).toEqual({ verified: true, verification, isListed: true })
    const jurisdictions = db.selectFrom('sellerTrait').select('value').where('trait', '=', 'JURISDICTION')
    expect(await jurisdictions.where('userId', '=', owner.id).execute()).toEqual([])
    await moveCheckTo(366)
    await run()
    expect(await read()).toEqual(unverified)
  })

  test('company verification: a checked profession does not verify the company', async () => {
    await checked()
    const { data } = await execute(CompanyVerificationDocument, { company })
    expect(data.company).toEqual({ verified: false, verification: null })
  })

  test('credential: it and its evidence are removed with the account', async () => {
    await ask()
    await createContainer(db, infrastructure, nobody).credentialService.removeAllOf(owner.id)
    expect(await db.selectFrom('credential').select('id').where('userId', '=', owner.id).execute()).toEqual([])
    const files = db.selectFrom('attachment').select('credentialId').where('ownerId', '=', owner.id)
    expect((await files.execute()).filter(({ credentialId }) => credentialId !== null)).toEqual([])
  })
})
