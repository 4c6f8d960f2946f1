import { signedIn } from '../../api/access-guard'
import type { EngagementRow, UserRow } from '../../database/tables/tables'
import type { AdvanceEngagementInput, RefusalReason } from '../../generated/resolvers'
import { invalidInput } from '../../lib/violations'
import { chosenTransition, readInput } from '../../process/fields'
import { refusals } from '../../process/process'
import { contentHash, type Payments, paymentProblem } from '../payment/payment.service'
import type { InTransaction } from '../scopes'
import type { UserService } from '../user/user.service'
import type { DeliveryFileRepository } from './delivery-file.repository'
import { engagementProcess } from './engagement.process'
import { type EngagementQueries, sideOf, withPartyStatus } from './engagement.queries'
import type { EngagementRepository } from './engagement.repository'
import type { EngagementService } from './engagement.service'
import { engagementStates } from './engagement.states'
import type { OfferContent } from './offer-fulfilment'
import { fieldsOf } from './transitions'

interface Scope {
  deliveryFileRepository: DeliveryFileRepository
  engagementRepository: EngagementRepository
  engagementService: EngagementService
  userService: Pick<UserService, 'lockShared'>
}

interface Dependencies {
  deliveryFileRepository: DeliveryFileRepository
  engagementRepository: EngagementRepository
  engagements: Pick<EngagementQueries, 'clearCache' | 'withParties'>
  payments: Pick<Payments, 'pay'>
  now: () => Date
  inTransaction: InTransaction<Scope>
}

export const createEngagementCommands = (dependencies: Dependencies) => {
  const { deliveryFileRepository, engagementRepository, engagements, payments, now, inTransaction } = dependencies

  /** A refusal with the current engagement. */
  const refused = async (seen: EngagementRow, reason: RefusalReason) => {
    const engagement = (await engagementRepository.find(seen.id)) ?? seen
    const { label } = engagementStates[engagement.state]
    return { __typename: 'TransitionRefused' as const, reason, message: refusals[reason](label), engagement }
  }

  const pay = async (engagement: EngagementRow, token: string | undefined) => {
    const { id, version, buyerId, priceCents } = engagement
    const content: OfferContent = { type: 'offer', engagementId: id, version }
    const key = `offer:${id}:${version}`
    const cents = priceCents ?? 0
    const paid = await payments.pay({ buyerId, key, contentHash: contentHash(content), content, cents, token })
    if (paid === 'declined' || paid === 'too-many' || paid === 'unreachable') return paymentProblem(paid)
    if (typeof paid === 'string') return refused(engagement, 'VERSION_CONFLICT')
    return advanced((await engagementRepository.find(id)) ?? engagement)
  }

  const advanced = (engagement: EngagementRow) => {
    engagements.clearCache(engagement.id)
    return { __typename: 'EngagementAdvanced' as const, engagement }
  }

  return {
    advance: async (viewer: UserRow | undefined, { id, version, transition }: AdvanceEngagementInput) => {
      const [step, given] = chosenTransition(engagementProcess.steps, transition)
      const person = signedIn(viewer)
      const engagement = await engagementRepository.find(id)
      const side = engagement && sideOf(person, engagement)
      if (!engagement || !side) return notFound
      if (engagement.version !== version) return refused(engagement, 'VERSION_CONFLICT')
      const reason = engagementProcess.refusal(step, side, await engagements.withParties(engagement), now())
      if (reason) return refused(engagement, reason)
      const read = readInput(fieldsOf(step, engagement), given)
      if ('field' in read) return read
      const { input } = read
      if (step.fields.some(({ kind }) => kind === 'PAYMENT')) return pay(engagement, input.token)
      const free = input.files.length === 0 || (await deliveryFileRepository.countFree(input.files, person.id))
      if (free !== true && free !== input.files.length) return invalidInput('files', 'Upload the file again')
      const after = await inTransaction(async ({ engagementService, userService }) => {
        // A party may have been suspended since the first check.
        const accounts = await userService.lockShared([engagement.buyerId, engagement.sellerId, person.id])
        const current = withPartyStatus(engagement, accounts)
        const isInactive = side !== 'ADMIN' && current.inactiveSides.includes(side)
        if (isInactive || engagementProcess.refusal(step, side, current, now())) return undefined
        return engagementService.advance(engagement, { step, actor: side, byId: person.id, input })
      })
      if (!after) return refused(engagement, 'VERSION_CONFLICT')
      return advanced(after)
    },
  }
}

const notFound = { __typename: 'EngagementNotFound' as const, message: 'You have no such order.' }
