import { afterAll, describe, expect, test } from 'vitest'
import type { UserRole } from '../generated/resolvers'
import { registeredAs } from '../testing/accounts/register'
import { signedInAs } from '../testing/accounts/sign-in'
import { databases } from '../testing/database/databases'
import { dump } from '../testing/database/dump'
import { executor, newVisitor, sourceExecutor } from '../testing/execute'
import { addForeignRecords } from '../testing/foreign-ids/records'
import { references } from '../testing/foreign-ids/references'
import { idPathsOf, operationWithId, transitionsOf } from '../testing/minimal-operation'
import { schema } from './schema'
import type { Visitor } from './visitor'

/** Arguments that name a record, and are no ids. */
const alsoNames = ['Query.introduction code', 'Query.invoice number']

const places = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).flatMap((field) => {
    const name = `${type?.name}.${field.name}`
    const paths = [
      ...idPathsOf(field),
      ...field.args.map((arg) => arg.name).filter((arg) => alsoNames.includes(`${name} ${arg}`)),
    ]
    return paths
      .filter((path) => !path.startsWith('input.transition.'))
      .map((path) => ({ place: `${name} ${path}`, operation: type?.name.toLowerCase() ?? '', field, path }))
  }),
)

test('the table names every place of an id in the input of a root field, and no other', () => {
  expect(Object.keys(references).sort()).toEqual(places.map(({ place }) => place).sort())
})

describe.each(databases)('ids of other accounts’ records on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const executeSource = sourceExecutor(db)
  const signIn = (role: UserRole) => signedInAs(execute, role)
  const [vendor, freelancer] = [await signIn('VENDOR'), await signIn('FREELANCER')]
  const owners = [vendor, freelancer, await signIn('CUSTOMER'), await signIn('BROKER'), await signIn('ADMIN')]
  const records = await addForeignRecords(execute, { vendor, freelancer })
  afterAll(() => db.destroy())

  /** Every call of a root field with an id of a kind of record. */
  const callsOf = ({ place, operation, field, path }: (typeof places)[number]) => {
    const reference = references[place]
    if (reference === undefined || typeof reference === 'string') return []
    const transitions = transitionsOf(field)
    return reference.kinds.flatMap((kind) => {
      const ids = records[kind]
      const each: { id: string; transition?: string }[] =
        transitions.length === 0
          ? ids.map((id) => ({ id }))
          : transitions.map((transition, index) => ({ id: ids[index % ids.length] ?? '', transition }))
      return each.map(({ id, transition }) => ({
        name: [place, kind, transition].join(' '),
        kind,
        id,
        call: (used: string) =>
          operationWithId(operation, field, { path, id: used }, { transition, args: reference.args?.(used) }),
      }))
    })
  }
  const calls = places.flatMap(callsOf)

  const answer = async (visitor: Visitor, { id, call }: (typeof calls)[number], isKnown: boolean) => {
    const used = isKnown ? id : `${id.slice(0, id.indexOf('-'))}-unknown`
    const { data, errors } = await executeSource(call(used), {}, visitor)
    const codes = errors?.map(({ message, extensions }) => ({ message, code: extensions?.code }))
    return JSON.stringify({ data, codes }).replaceAll(used, '…')
  }

  test('every kind of record has ids', () => {
    expect(Object.entries(records).flatMap(([kind, ids]) => (ids.length === 0 ? [kind] : []))).toEqual([])
  })

  const stranger = async (role: 'CUSTOMER' | 'VENDOR' | 'FREELANCER' | 'BROKER', name: string = role) =>
    registeredAs(execute, `${name.toLowerCase()}@example.org`, role, 'Byron Ltd')
  const strangers: Record<string, () => Promise<Visitor>> = {
    'signed out': async () => newVisitor(),
    'a customer': async () => (await stranger('CUSTOMER')).visitor,
    'a vendor': async () => (await stranger('VENDOR')).visitor,
    'a freelancer': async () => (await stranger('FREELANCER')).visitor,
    'a broker': async () => (await stranger('BROKER')).visitor,
    'a suspended customer': async () => {
      const { visitor, id } = await stranger('CUSTOMER', 'suspended')
      await db.updateTable('user').set({ suspendedAt: new Date().toISOString() }).where('id', '=', id).execute()
      return visitor
    },
  }

  test.each(Object.keys(strangers))(
    '%s gets the answer for an unknown id, and nothing changes',
    async (who) => {
      const visitor = (await strangers[who]?.()) ?? newVisitor()
      const before = await dump(db)
      const other: string[] = []
      for (const call of calls) {
        const [known, unknown] = [await answer(visitor, call, true), await answer(visitor, call, false)]
        if (known !== unknown || /LIMIT_EXCEEDED|INTERNAL/.test(known))
          other.push(`${call.name} ${call.id}: ${known} ${unknown}`)
      }
      expect(other).toEqual([])
      expect([...(await dump(db))].filter((row) => !before.has(row))).toEqual([])
    },
    60_000,
  )

  test('an owner or an admin gets another answer than for an unknown id', async () => {
    const checked = calls.filter(({ kind }) => !hiddenFromAll.has(kind)).toSorted(byEffect)
    const other = new Set<string>()
    for (const call of checked)
      for (const visitor of owners)
        if (!other.has(call.name) && (await answer(visitor, call, false)) !== (await answer(visitor, call, true)))
          other.add(call.name)
    expect(checked.filter(({ name }) => !other.has(name)).map(({ name }) => name)).toEqual([])
  }, 60_000)
})

/** Nobody gets these records by public fields, so that only the answers to strangers can be compared. */
const hiddenFromAll: ReadonlySet<string> = new Set([
  ...['attachment', 'draft', 'hiddenCompany', 'hiddenFreelancer', 'unpublishedReview'],
])

/** Mutations after which an owner can call less come last. */
const endings = [
  /removeProductFile/,
  /deleteListing|remove|revoke/,
  /endSession|changeUserRole|suspendUser|reinstateUser/,
]
const rankOf = (name: string) => endings.findIndex((ending) => ending.test(name))
const byEffect = (a: { name: string }, b: { name: string }) => rankOf(a.name) - rankOf(b.name)
