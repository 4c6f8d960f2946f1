import { print } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { schema } from '../api/schema'
import type { MutationResolvers } from '../generated/resolvers'
import { createClock } from '../infrastructure/clock'
import { AdvanceClockDocument } from '../modules/clock/clock.test.generated'
import { UpdateCompanyDocument } from '../modules/company/company.test.generated'
import { UpdateFreelancerDocument } from '../modules/freelancer/freelancer.test.generated'
import { LogoutDocument } from '../modules/session/login.test.generated'
import { EndOtherSessionsDocument, EndSessionDocument } from '../modules/session/own-sessions.test.generated'
import {
  ChangeUserRoleDocument,
  DeleteAccountDocument,
  ReinstateUserDocument,
  SuspendUserDocument,
} from '../testing/accounts.generated'
import { databases } from '../testing/databases'
import { executor } from '../testing/execute'
import { completeDraft, sellerOf } from '../testing/listing-draft'
import { newMailbox } from '../testing/mailbox'
import {
  ChangePasswordDocument,
  ConfirmEmailChangeDocument,
  RequestEmailChangeDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SocialLoginDocument,
  UpdateProfileDocument,
} from '../testing/own-account.generated'
import { registeredAs } from '../testing/register'
import { expectType, expectValue } from '../testing/result'
import { runAs } from '../testing/run-as'
import { signedInAs } from '../testing/sign-in'
import { LoginDocument } from '../testing/sign-in.generated'
import { startServer } from '../testing/test-server'
import { tradeWith } from '../testing/trade'
import {
  ClosePublicJobDocument,
  EditPublicJobDocument,
  PostPublicJobDocument,
  ProductPriceDocument,
  PublicCategoriesDocument,
  PublicCompaniesDocument,
  PublicFreelancersDocument,
  PublicJobsDocument,
  PublicProductsDocument,
  PublicReviewsDocument,
  PublicSearchDocument,
  PublicServicesDocument,
  ReplyToPublicReviewDocument,
  WritePublicReviewDocument,
} from './cache-invalidation.test.generated'

/** A product of the sample vendor. */
const PRODUCT = 'prd-2101'

const position = { location: 'Perth', salary: '$50,000', description: 'Counts the quokkas of an island.' }

/** Operations over everything that the public can read and somebody can change. */
const publicQueries = [
  PublicCategoriesDocument,
  PublicServicesDocument,
  PublicProductsDocument,
  PublicCompaniesDocument,
  PublicFreelancersDocument,
  PublicJobsDocument,
  PublicReviewsDocument,
  PublicSearchDocument,
]

/** Mutations whose writes only the people concerned can read. */
const privateMutations: readonly (keyof MutationResolvers)[] = [
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

/** A mutation, and whether the public reads its change. */
type Step = [mutation: keyof MutationResolvers, changes: boolean, run: () => Promise<unknown>]

describe.each(databases)('response cache on $name', async ({ openSample }) => {
  const db = await openSample()
  const { infrastructure, tokenTo } = newMailbox()
  const clock = createClock(true)
  const execute = executor(db, { ...infrastructure, clock })
  const { ask } = await startServer({ db, infrastructure: { clock }, until: afterAll })
  afterAll(() => db.destroy())

  const readAll = (headers: Record<string, string> = {}) =>
    Promise.all(publicQueries.map(async (query) => (await ask(print(query), {}, headers)).text()))

  /** The mutations of one account, from its registration to its deletion. */
  const accountSteps = async (): Promise<Step[]> => {
    const admin = runAs(execute, await signedInAs(execute, 'ADMIN'))
    const { visitor, id: userId, email } = await registeredAs(execute, 'own@example.com', 'FREELANCER')
    const run = runAs(execute, visitor)
    const selling = sellerOf(execute, visitor)
    const { id } = await selling.create()
    const edit = async (title: string) => {
      const { updatedAt } = await selling.read(id)
      await selling.edit({ ...completeDraft, id, updatedAt, title })
    }
    const reason = 'A test'
    const login = () => run(LoginDocument, { input: { email, password: 'secret1' } })
    const company = {
      name: 'Quokka',
      description: '',
      services: [],
      location: 'Perth',
      employeeCount: '',
      contactEmail: '',
      contactPhone: '',
    }
    const freelancer = {
      title: 'Keeper',
      location: 'Perth',
      experience: '',
      hourlyRate: 50,
      skills: ['quokka'],
      description: '',
    }
    return [
      ['register', true, () => registeredAs(execute, 'other@example.com', 'VENDOR')],
      ['logout', false, () => run(LogoutDocument, {})],
      ['login', false, login],
      ['socialLogin', false, () => run(SocialLoginDocument, { provider: 'GOOGLE' })],
      ['login', false, login],
      ['createListing', false, selling.create],
      ['editListing', false, () => edit('Quokka One')],
      ['publishListing', true, () => selling.publish(id)],
      ['editListing', false, () => edit('Quokka Two')],
      ['discardListingChanges', false, () => selling.discard(id)],
      ['editListing', false, () => edit('Quokka Three')],
      ['publishListing', true, () => selling.publish(id)],
      ['updateProfile', true, () => run(UpdateProfileDocument, { input: { name: 'Quokka Keeper' } })],
      ['updateCompany', true, () => run(UpdateCompanyDocument, { input: company })],
      ['updateFreelancer', true, () => run(UpdateFreelancerDocument, { input: freelancer })],
      ['suspendUser', true, () => admin(SuspendUserDocument, { input: { userId, reason } })],
      ['reinstateUser', true, () => admin(ReinstateUserDocument, { input: { userId, reason } })],
      ['login', false, login],
      // What one role sells is hidden while the account has another.
      ['changeUserRole', true, () => admin(ChangeUserRoleDocument, { input: { userId, reason, role: 'VENDOR' } })],
      ['changeUserRole', true, () => admin(ChangeUserRoleDocument, { input: { userId, reason, role: 'FREELANCER' } })],
      ['login', false, login],
      ['unpublishListing', true, () => selling.unpublish(id)],
      ['publishListing', true, () => selling.publish(id)],
      ['deleteListing', true, () => selling.remove(id)],
      ['endOtherSessions', false, () => run(EndOtherSessionsDocument, {})],
      ['requestPasswordReset', false, () => run(RequestPasswordResetDocument, { email })],
      [
        'resetPassword',
        false,
        async () => run(ResetPasswordDocument, { input: { token: await tokenTo(email), password: 'secret1' } }),
      ],
      ['login', false, login],
      [
        'changePassword',
        false,
        () => run(ChangePasswordDocument, { input: { currentPassword: 'secret1', newPassword: 'secret2' } }),
      ],
      [
        'requestEmailChange',
        false,
        () => run(RequestEmailChangeDocument, { input: { email: 'new@example.com', password: 'secret2' } }),
      ],
      [
        'confirmEmailChange',
        false,
        async () => run(ConfirmEmailChangeDocument, { token: await tokenTo('new@example.com') }),
      ],
      ['endSession', false, () => run(EndSessionDocument, { id: 'ses-none' })],
      ['deleteAccount', true, () => run(DeleteAccountDocument, { input: { password: 'secret2' } })],
    ]
  }

  /** A job is posted, a product bought and reviewed; then the clock is moved. */
  const businessSteps = async (): Promise<Step[]> => {
    const buyer = await signedInAs(execute, 'CUSTOMER')
    const vendor = runAs(execute, await signedInAs(execute, 'VENDOR'))
    const customer = runAs(execute, buyer)
    const { buy, advance } = tradeWith(execute)
    const product = expectValue((await customer(ProductPriceDocument, { id: PRODUCT })).product)
    const { id: engagementId } = await buy(buyer, PRODUCT, product.price)
    const postJob = async (title: string) =>
      expectType((await vendor(PostPublicJobDocument, { input: { title, ...position } })).postJob, 'JobSaved').job
    const { id: jobId } = await postJob('Quokka Counter')
    const input = { engagementId, rating: 1, text: 'Quokkas.' }
    let reviewId = ''
    return [
      ['postJob', true, () => postJob('Quokka Keeper')],
      [
        'editJob',
        true,
        () => vendor(EditPublicJobDocument, { id: jobId, input: { title: 'Quokka Guard', ...position } }),
      ],
      ['closeJob', true, () => vendor(ClosePublicJobDocument, { id: jobId })],
      ['advanceEngagement', false, () => advance(buyer, engagementId, { acceptDelivery: true })],
      [
        'reviewEngagement',
        false,
        async () => {
          const { reviewEngagement } = await customer(WritePublicReviewDocument, { input })
          reviewId = expectType(reviewEngagement, 'ReviewWritten').review.id
        },
      ],
      ['reviewEngagement', true, () => vendor(WritePublicReviewDocument, { input })],
      ['replyToReview', true, () => vendor(ReplyToPublicReviewDocument, { input: { reviewId, text: 'Thank you.' } })],
      [
        'advanceClock',
        true,
        async () => runAs(execute, await signedInAs(execute, 'ADMIN'))(AdvanceClockDocument, { days: 40 }),
      ],
    ]
  }

  test('a cached response is never older than the last write', async () => {
    const steps = [...(await accountSteps()), ...(await businessSteps())]
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})
    expect(new Set([...steps.map(([mutation]) => mutation), ...privateMutations])).toEqual(new Set(mutations))
    let before = await readAll()
    expect(before.filter((text) => text.includes('"errors"'))).toEqual([])
    expect(await readAll()).toEqual(before)
    for (const [mutation, changes, run] of steps) {
      const result = JSON.stringify(await run()) ?? ''
      const after = await readAll()
      const uncached = await readAll({ 'cache-control': 'no-cache' })
      const changed = after.join() !== before.join()
      expect({ mutation, result, after, changed }).toEqual({ mutation, result, after: uncached, changed: changes })
      before = after
    }
  }, 60_000)
})
