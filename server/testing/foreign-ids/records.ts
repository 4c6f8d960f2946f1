import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Visitor } from '../../api/visitor'
import type { Database } from '../../database/connection'
import { newId } from '../../lib/ids'
import { sampleAccounts } from '../accounts/sign-in'
import { addAttachment } from '../attachments'
import type { Execute } from '../execute'
import { sellerOf } from '../listing-draft'
import { addProductFile } from '../product-file'

const accountOf = (role: string) => sampleAccounts.find((account) => account.role === role)?.id ?? ''
const [customer, vendor] = [accountOf('CUSTOMER'), accountOf('VENDOR')]
const accounts = sampleAccounts.map(({ id }) => id)
const at = new Date().toISOString()
const later = new Date(Date.now() + 86_400_000).toISOString()

/** Kinds of records that the sample data lack. */
const addMissing = async (db: Database, vendorsDraft: string) => {
  const review = await db.selectFrom('review').selectAll().where('authorId', '=', customer).executeTakeFirstOrThrow()
  await db.deleteFrom('review').where('engagementId', '=', review.engagementId).where('side', '=', 'SELLER').execute()
  const unpublished = { ...review, id: newId('rev'), side: 'SELLER' as const, publishedAt: null }
  await db.insertInto('review').values(unpublished).execute()
  const [token, passkey, payment] = [newId('tok'), newId('pky'), newId('pay')]
  const tokenRow = { id: token, userId: customer, name: 'Report', tokenHash: randomUUID(), prefix: 'mq_1' }
  await db
    .insertInto('accessToken')
    .values({ ...tokenRow, scope: 'READ', createdAt: at, lastUsedAt: null, expiresAt: later, revokedAt: null })
    .execute()
  const key = { id: passkey, userId: customer, name: 'Phone', credentialId: randomUUID(), publicKey: 'key' }
  await db
    .insertInto('passkey')
    .values({ ...key, counter: 0, createdAt: at, lastUsedAt: null })
    .execute()
  const attempt = { id: payment, buyerId: customer, key: 'key', contentHash: 'hash', content: '{}', cents: 100 }
  await db
    .insertInto('paymentAttempt')
    .values({ ...attempt, state: 'open', createdAt: at })
    .execute()
  return {
    unpublishedReview: [unpublished.id],
    accessToken: [token],
    passkey: [passkey],
    payment: [payment],
    productFile: [await addProductFile(db, vendorsDraft)],
    attachment: [await addAttachment(db, customer)],
  }
}

/** Ids of records that strangers may not see or change, by their kind. `vendor` and `freelancer` are the sample accounts' visitors. */
export const addForeignRecords = async (execute: Execute, visitors: { vendor: Visitor; freelancer: Visitor }) => {
  const { db } = execute
  const create = async (visitor: Visitor) => (await sellerOf(execute, visitor).create()).id
  const [product, service] = [await create(visitors.vendor), await create(visitors.freelancer)]
  const company = await first(db.selectFrom('company').select('id').where('ownerId', 'not in', accounts))
  const freelancer = await first(db.selectFrom('freelancer').select('id').where('userId', 'not in', accounts))
  await db.updateTable('company').set({ visible: 0 }).where('id', 'in', company).execute()
  await db.updateTable('freelancer').set({ visible: 0 }).where('id', 'in', freelancer).execute()

  const engagements = db
    .selectFrom('engagement')
    .select(['id', 'state'])
    .where(({ or, eb }) => or([eb('buyerId', 'in', accounts), eb('sellerId', 'in', accounts)]))
  const byState = new Map((await engagements.execute()).map(({ id, state }) => [state, id]))
  const idsOf = async (table: string, column: string) => {
    const rows = sql<{
      id: string
    }>`select id from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(accounts)})
      order by id limit 2`
    return (await rows.execute(db)).rows.map(({ id }) => id)
  }
  const conversation = await idsOf('conversation', 'lowId')
  const ofAdmin = { recordId: null, amountCents: null, onceKey: null, fromRole: null, toRole: null, note: '' }
  const audit = { ...ofAdmin, id: newId('aud'), at, actorId: accountOf('ADMIN'), subjectId: vendor }
  await db
    .insertInto('auditEvent')
    .values({ ...audit, action: 'SUSPENDED' })
    .execute()
  return {
    account: [customer, vendor],
    application: await idsOf('application', 'applicantId'),
    auditEvent: [audit.id],
    brokeredEngagement: await first(db.selectFrom('engagement').select('id').where('brokerId', 'in', accounts)),
    conversation,
    credential: await idsOf('credential', 'userId'),
    docketEntry: await idsOf('docketEntry', 'authorId'),
    draft: [product, service],
    engagement: [...byState.values()],
    hiddenCompany: company,
    hiddenFreelancer: freelancer,
    invoice: await first(db.selectFrom('invoice').select('id').where('buyerId', '=', customer)),
    invoiceNumber: await first(db.selectFrom('invoice').select('number as id').where('buyerId', '=', customer)),
    job: await first(db.selectFrom('job').select('id').where('ownerId', 'in', accounts)),
    listing: [
      ...(await first(db.selectFrom('listing').select('id').where('sellerId', '=', vendor).where('published', '=', 1))),
      product,
      service,
    ],
    mandate: await idsOf('mandate', 'brokerId'),
    mandateCode: await first(db.selectFrom('mandate').select('code as id').where('state', '=', 'ACTIVE')),
    message: await first(db.selectFrom('message').select('id').where('conversationId', 'in', conversation)),
    notification: await first(
      db.selectFrom('notification').select('id').where('userId', 'in', accounts).where('readAt', 'is', null),
    ),
    order: await idsOf('order', 'buyerId'),
    publishedReview: await first(
      db.selectFrom('review').select('id').where('subjectId', '=', vendor).where('reply', 'is', null),
    ),
    reportCase: await first(db.selectFrom('reportCase').select('id')),
    savedSearch: await first(db.selectFrom('savedSearch').select('id').where('userId', 'in', accounts)),
    session: await first(db.selectFrom('session').select('id').where('userId', 'in', accounts)),
    siteNotice: await first(db.selectFrom('siteNotice').select('id')),
    ...(await addMissing(db, product)),
  }
}

export type RecordKind = keyof Awaited<ReturnType<typeof addForeignRecords>>

const first = async (query: { execute: () => Promise<{ id: string }[]> }) =>
  (await query.execute()).slice(0, 2).map(({ id }) => id)
