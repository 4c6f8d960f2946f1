import { afterAll, describe, expect, test } from 'vitest'
import { schema } from '../api/schema'
import type { Visitor } from '../api/visitor'
import type { MutationResolvers } from '../generated/resolvers'
import { createClock } from '../infrastructure/clock'
import { databases } from '../testing/databases'
import { executor } from '../testing/execute'
import { completeDraft, sellerOf } from '../testing/listing-draft'
import { newMailbox } from '../testing/mailbox'
import { registeredAs } from '../testing/register'
import { signedInAs } from '../testing/sign-in'
import { startServer } from '../testing/test-server'
import { tradeWith } from '../testing/trade'

const position = `location: "Perth", salary: "$50,000", description: "Counts the quokkas of an island."`
const saved = '... on JobSaved { job { id } }'
const written = '... on ReviewWritten { review { id } }'
const seller = 'id name avatar role company { id name logo verified }'
const listing = `id title description price cover category { slug serviceCount productCount } seller { ${seller} }`

/** Of the sample vendor. */
const PRODUCT = 'prd-2101'

/** Everything that the public can read and somebody can change. */
const questions = [
  '{ categories { slug serviceCount productCount } }',
  `{ services(first: 100) { totalCount nodes { ${listing} } } }`,
  `{ products(first: 100) { totalCount nodes { ${listing} images tags } } }`,
  '{ companies(first: 50) { totalCount nodes { id name logo banner description location listedServices { id } } } }',
  '{ freelancers(first: 100) { totalCount nodes { id name avatar title location hourlyRate skills } } }',
  '{ jobs(first: 100) { totalCount nodes { id title company logo postedAt } } }',
  `{ product(id: "${PRODUCT}") { rating reviewCount reviews { nodes { rating text reply } } } }`,
  '{ search(query: "quokka") { totalCount nodes { ... on Product { id } ... on Service { id } } } }',
]

/** What these write nobody but those concerned can read. */
const elsewhere: readonly (keyof MutationResolvers)[] = [
  'advanceApplication',
  'applyToJob',
  'markNotificationsRead',
  'markRead',
  'placeOrder',
  'removeSavedSearch',
  'requestQuote',
  'saveListing',
  'saveSearch',
  'sendMessage',
  'startConversation',
  'unsaveListing',
  'updateNotificationSettings',
]

/** Whether what the public reads changes, and the mutation. */
type Step = [mutation: keyof MutationResolvers, changes: boolean, run: () => Promise<unknown>]

describe.each(databases)('answers on $name', async ({ openSample }) => {
  const db = await openSample()
  const { infrastructure, tokenTo } = newMailbox()
  const clock = createClock(true)
  const execute = executor(db, { ...infrastructure, clock })
  const { ask } = await startServer({ db, infrastructure: { clock }, until: afterAll })
  afterAll(() => db.destroy())

  const answers = (headers: Record<string, string> = {}) =>
    Promise.all(questions.map(async (question) => (await ask(question, {}, headers)).text()))

  const run = async (visitor: Visitor, mutation: string) => {
    const { data, errors } = await execute(`mutation { answer: ${mutation} }`, {}, visitor)
    if (errors) throw new Error(errors[0].message)
    return data.answer
  }

  /** One account from the first day to the last, and what it sells. */
  const walk = async (): Promise<Step[]> => {
    const admin = await signedInAs(execute, 'ADMIN')
    const { visitor, id: userId, email } = await registeredAs(execute, 'own@example.com', 'FREELANCER')
    const selling = sellerOf(execute, visitor)
    const { id } = await selling.create()
    const edit = async (title: string) => {
      const { updatedAt } = await selling.find(id)
      await selling.edit({ ...completeDraft, id, updatedAt, title })
    }
    const judge = (field: string, more = '') =>
      run(admin, `${field}(input: { userId: "${userId}", reason: "A test" ${more} }) { __typename }`)
    const login = () =>
      run(visitor, `login(input: { email: "${email}", password: "secret1" }) { ... on LoginSuccess { user { id } } }`)
    const company =
      'description: "", services: [], location: "Perth", employeeCount: "", contactEmail: "", contactPhone: ""'
    const freelancer = 'location: "Perth", experience: "", hourlyRate: 50, skills: ["quokka"], description: ""'
    return [
      ['register', true, () => registeredAs(execute, 'other@example.com', 'VENDOR')],
      ['logout', false, () => run(visitor, 'logout')],
      ['login', false, login],
      ['socialLogin', false, () => run(visitor, 'socialLogin(input: { provider: GOOGLE }) { __typename }')],
      ['login', false, login],
      ['createListing', false, selling.create],
      ['editListing', false, () => edit('Quokka One')],
      ['publishListing', true, () => selling.publish(id)],
      ['editListing', false, () => edit('Quokka Two')],
      ['discardListingChanges', false, () => selling.discard(id)],
      ['editListing', false, () => edit('Quokka Three')],
      ['publishListing', true, () => selling.publish(id)],
      ['updateProfile', true, () => run(visitor, 'updateProfile(input: { name: "Quokka Keeper" }) { __typename }')],
      [
        'updateCompany',
        true,
        () => run(visitor, `updateCompany(input: { name: "Quokka", ${company} }) { __typename }`),
      ],
      [
        'updateFreelancer',
        true,
        () => run(visitor, `updateFreelancer(input: { title: "Keeper", ${freelancer} }) { __typename }`),
      ],
      ['suspendUser', true, () => judge('suspendUser')],
      ['reinstateUser', true, () => judge('reinstateUser')],
      ['login', false, login],
      // What one role sells is hidden while the account has another.
      ['changeUserRole', true, () => judge('changeUserRole', ', role: VENDOR')],
      ['changeUserRole', true, () => judge('changeUserRole', ', role: FREELANCER')],
      ['login', false, login],
      ['unpublishListing', true, () => selling.unpublish(id)],
      ['publishListing', true, () => selling.publish(id)],
      ['deleteListing', true, () => selling.remove(id)],
      ['endOtherSessions', false, () => run(visitor, 'endOtherSessions')],
      ['requestPasswordReset', false, () => run(visitor, `requestPasswordReset(email: "${email}") { __typename }`)],
      [
        'resetPassword',
        false,
        async () =>
          run(
            visitor,
            `resetPassword(input: { token: "${await tokenTo(email)}", password: "secret1" }) { __typename }`,
          ),
      ],
      ['login', false, login],
      [
        'changePassword',
        false,
        () =>
          run(visitor, 'changePassword(input: { currentPassword: "secret1", newPassword: "secret2" }) { __typename }'),
      ],
      [
        'requestEmailChange',
        false,
        () =>
          run(visitor, 'requestEmailChange(input: { email: "new@example.com", password: "secret2" }) { __typename }'),
      ],
      [
        'confirmEmailChange',
        false,
        async () => run(visitor, `confirmEmailChange(token: "${await tokenTo('new@example.com')}") { __typename }`),
      ],
      ['endSession', false, () => run(visitor, 'endSession(id: "ses-none")')],
      ['deleteAccount', true, () => run(visitor, 'deleteAccount(input: { password: "secret2" }) { __typename }')],
    ]
  }

  /** A job that is posted, a product that is bought and reviewed; then time goes by. */
  const business = async (): Promise<Step[]> => {
    const vendor = await signedInAs(execute, 'VENDOR')
    const customer = await signedInAs(execute, 'CUSTOMER')
    const { buy, advance } = tradeWith(execute)
    const { price } = (await execute(`{ product(id: "${PRODUCT}") { price } }`)).data.product
    const { id: bought } = await buy(customer, PRODUCT, price)
    const { job } = await run(vendor, `postJob(input: { title: "Quokka Counter", ${position} }) { ${saved} }`)
    const review = (visitor: Visitor) =>
      run(visitor, `reviewEngagement(input: { engagementId: "${bought}", rating: 1, text: "Quokkas." }) { ${written} }`)
    let reviewId = ''
    return [
      ['postJob', true, () => run(vendor, `postJob(input: { title: "Quokka Keeper", ${position} }) { __typename }`)],
      [
        'editJob',
        true,
        () => run(vendor, `editJob(id: "${job.id}", input: { title: "Quokka Guard", ${position} }) { __typename }`),
      ],
      ['closeJob', true, () => run(vendor, `closeJob(id: "${job.id}") { __typename }`)],
      ['advanceEngagement', false, () => advance(customer, bought, { acceptDelivery: true })],
      [
        'reviewEngagement',
        false,
        async () => {
          reviewId = (await review(customer)).review.id
        },
      ],
      ['reviewEngagement', true, () => review(vendor)],
      [
        'replyToReview',
        true,
        () => run(vendor, `replyToReview(input: { reviewId: "${reviewId}", text: "Thank you." }) { __typename }`),
      ],
      [
        'advanceClock',
        true,
        async () => run(await signedInAs(execute, 'ADMIN'), 'advanceClock(days: 40) { __typename }'),
      ],
    ]
  }

  test('are never older than the last write', async () => {
    const steps = [...(await walk()), ...(await business())]
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})
    expect(new Set([...steps.map(([mutation]) => mutation), ...elsewhere])).toEqual(new Set(mutations))
    let before = await answers()
    expect(before.filter((text) => text.includes('"errors"'))).toEqual([])
    expect(await answers()).toEqual(before)
    for (const [mutation, changes, run] of steps) {
      const result = JSON.stringify(await run()) ?? ''
      const after = await answers()
      const made = await answers({ 'cache-control': 'no-cache' })
      const changed = after.join() !== before.join()
      expect({ mutation, result, after, changed }).toEqual({ mutation, result, after: made, changed: changes })
      before = after
    }
  }, 60_000)
})
