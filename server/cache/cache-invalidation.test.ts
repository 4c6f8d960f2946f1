import { print } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import type { MutationResolvers } from '../generated/resolvers'
import { createClock } from '../infrastructure/clock'
import { AdvanceClockDocument } from '../modules/clock/clock.test.generated'
import { UpdateCompanyDocument } from '../modules/company/company.test.generated'
import { UpdateFreelancerDocument } from '../modules/freelancer/freelancer.test.generated'
import { LogoutDocument } from '../modules/session/login/login.test.generated'
import { EndOtherSessionsDocument, EndSessionDocument } from '../modules/session/own-sessions.test.generated'
import {
  ChangeUserRoleDocument,
  DeleteAccountDocument,
  ReinstateUserDocument,
  SuspendUserDocument,
} from '../testing/accounts/moderation.generated'
import {
  ChangePasswordDocument,
  ConfirmEmailChangeDocument,
  RequestEmailChangeDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SocialLoginDocument,
  UpdateProfileDocument,
} from '../testing/accounts/own-account.generated'
import { companyInput, freelancerInput } from '../testing/accounts/profile-inputs'
import { registeredAs } from '../testing/accounts/register'
import { signedInAs } from '../testing/accounts/sign-in'
import { LoginDocument } from '../testing/accounts/sign-in.generated'
import { databases } from '../testing/database/databases'
import { engagementsWith } from '../testing/engagements'
import { executor } from '../testing/execute'
import { completeDraft, sellerOf } from '../testing/listing-draft'
import { newMailbox } from '../testing/mailbox'
import { expectType, expectValue } from '../testing/result'
import { runAs } from '../testing/run-as'
import { startServer } from '../testing/test-server'
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

const jobFields = { location: 'Perth', salary: '$50,000', description: 'Counts the quokkas of an island.' }

/** Operations that read all public data which mutations can change. */
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

/**
 * Not every mutation needs a step: catalogue-version.test.ts checks that every write to a public table counts, and
 * catalogue-reads.test.ts that public fields read no other tables.
 */
type Step = [mutation: keyof MutationResolvers, changesPublicData: boolean, run: () => Promise<unknown>]

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
    return [
      ['register', false, () => registeredAs(execute, 'other@example.com', 'VENDOR')],
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
      ['updateCompany', true, () => run(UpdateCompanyDocument, { input: companyInput })],
      ['updateFreelancer', true, () => run(UpdateFreelancerDocument, { input: freelancerInput })],
      ['suspendUser', true, () => admin(SuspendUserDocument, { input: { userId, reason } })],
      ['reinstateUser', true, () => admin(ReinstateUserDocument, { input: { userId, reason } })],
      ['login', false, login],
      // A freelancer's listings are hidden while the account has another role.
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

  /** The mutations of jobs, reviews and the clock. */
  const businessSteps = async (): Promise<Step[]> => {
    const buyer = await signedInAs(execute, 'CUSTOMER')
    const vendor = runAs(execute, await signedInAs(execute, 'VENDOR'))
    const customer = runAs(execute, buyer)
    const { buy, advance } = engagementsWith(execute)
    const product = expectValue((await customer(ProductPriceDocument, { id: PRODUCT })).product)
    const { id: engagementId } = await buy(buyer, PRODUCT, product.price)
    const postJob = async (title: string) =>
      expectType((await vendor(PostPublicJobDocument, { input: { title, ...jobFields } })).postJob, 'JobSaved').job
    const { id: jobId } = await postJob('Quokka Counter')
    const input = { engagementId, rating: 1, text: 'Quokkas.' }
    let reviewId = ''
    return [
      ['postJob', true, () => postJob('Quokka Keeper')],
      [
        'editJob',
        true,
        () => vendor(EditPublicJobDocument, { id: jobId, input: { title: 'Quokka Guard', ...jobFields } }),
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
    let before = await readAll()
    expect(before.filter((text) => text.includes('"errors"'))).toEqual([])
    expect(await readAll()).toEqual(before)
    for (const [mutation, changesPublicData, run] of steps) {
      const result = JSON.stringify(await run()) ?? ''
      const after = await readAll()
      const uncached = await readAll({ 'cache-control': 'no-cache' })
      const changed = after.join() !== before.join()
      expect({ mutation, result, after, changed }).toEqual({
        mutation,
        result,
        after: uncached,
        changed: changesPublicData,
      })
      before = after
    }
  }, 60_000)
})
