import type { EngagementRow, UserRow } from '../../database/tables'
import type { AdvanceEngagementInput, RefusalReason } from '../../generated/resolvers'
import { readAnswers } from '../../process/fields'
import { givenStep } from '../../process/given-step'
import { refusals } from '../../process/refusals'
import { signedIn } from '../../signed-in'
import type { PayingService } from '../payment/paying.service'
import { contentHash } from '../payment/payment-content'
import { paymentProblem } from '../payment/payment-problem'
import type { UserService } from '../user/user.service'
import { engagementProcess } from './engagement.process'
import type { EngagementRepository } from './engagement.repository'
import { type EngagementService, judgedBy, sideOf } from './engagement.service'
import { engagementStates } from './engagement.states'
import type { FileRepository } from './file.repository'
import type { StepsService } from './steps.service'
import { fieldsOf } from './transitions'

interface Within {
  steps: StepsService
  engagements: EngagementRepository
  engagementFiles: FileRepository
  user: Pick<UserService, 'hold'>
}

interface Dependencies {
  engagement: Pick<EngagementService, 'forget' | 'judged'>
  engagements: EngagementRepository
  engagementFiles: FileRepository
  paying: Pick<PayingService, 'pay'>
  now: () => Date
  /** What happens within happens whole or not at all. */
  inTransaction: <Result>(work: (within: Within) => Promise<Result>) => Promise<Result>
}

export const createAdvanceService = (dependencies: Dependencies) => {
  const { engagement: views, engagements, engagementFiles, paying, now, inTransaction } = dependencies

  /** What it has become is told with the refusal. */
  const refused = async (seen: EngagementRow, reason: RefusalReason) => {
    const engagement = (await engagements.find(seen.id)) ?? seen
    const { label } = engagementStates[engagement.state]
    return { __typename: 'TransitionRefused' as const, reason, message: refusals[reason](label), engagement }
  }

  const pay = async (engagement: EngagementRow, token: string | undefined) => {
    const { id, version, buyerId, priceCents } = engagement
    const content = { type: 'offer' as const, engagementId: id, version }
    const key = `offer:${id}:${version}`
    const cents = priceCents ?? 0
    const paid = await paying.pay({ buyerId, key, contentHash: contentHash(content), content, cents, token })
    if (paid === 'declined' || paid === 'too-many' || paid === 'unreachable') return paymentProblem(paid)
    if (typeof paid === 'string') return refused(engagement, 'CHANGED_MEANWHILE')
    return advanced((await engagements.find(id)) ?? engagement)
  }

  const advanced = (engagement: EngagementRow) => {
    views.forget(engagement.id)
    return { __typename: 'EngagementAdvanced' as const, engagement }
  }

  return {
    advance: async (viewer: UserRow | undefined, { id, version, transition }: AdvanceEngagementInput) => {
      const [step, given] = givenStep(engagementProcess.steps, transition)
      const person = signedIn(viewer)
      const engagement = await engagements.find(id)
      const side = engagement && sideOf(person, engagement)
      if (!engagement || !side) return notFound
      if (engagement.version !== version) return refused(engagement, 'CHANGED_MEANWHILE')
      const reason = engagementProcess.refusal(step, side, await views.judged(engagement), now())
      if (reason) return refused(engagement, reason)
      const read = readAnswers(fieldsOf(step, engagement), given)
      if ('field' in read) return { __typename: 'InvalidInput' as const, ...read }
      const { answers } = read
      if (step.asks.some(({ kind }) => kind === 'PAYMENT')) return pay(engagement, answers.token)
      const free = answers.files.length === 0 || (await engagementFiles.countFree(answers.files, person.id))
      if (free !== true && free !== answers.files.length) return missingFile
      const after = await inTransaction(async ({ steps, user }) => {
        // A moment ago somebody may have been suspended.
        const judged = judgedBy(engagement, await user.hold([engagement.buyerId, engagement.sellerId, person.id]))
        const isAway = side !== 'ADMIN' && judged.away.includes(side)
        if (isAway || engagementProcess.refusal(step, side, judged, now())) return undefined
        return steps.take(engagement, { step, actor: side, byId: person.id, answers })
      })
      if (!after) return refused(engagement, 'CHANGED_MEANWHILE')
      return advanced(after)
    },
  }
}

const notFound = {
  __typename: 'EngagementNotFound' as const,
  message: 'There is no such order among yours.',
}

const missingFile = {
  __typename: 'InvalidInput' as const,
  field: 'files',
  message: 'Upload the file once more',
}
