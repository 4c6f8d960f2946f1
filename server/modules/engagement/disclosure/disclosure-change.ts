import { toLines } from '../../../database/columns'
import type { EngagementChange, EngagementRow } from '../../../database/tables/tables'
import type { EngagementActor } from '../../../generated/resolvers'
import type { EngagementStep } from '../engagement.step'
import type { TransitionCommand } from '../transition-command'
import { CURRENT_NDA } from './nda-texts'

/** The names under which the parties accept the agreement. */
export interface NdaNames {
  BUYER: string
  SELLER: string
}

type Command = Pick<TransitionCommand, 'step' | 'actor' | 'ndaNames'> & {
  input: Pick<TransitionCommand['input'], 'names'>
}

export const noCheck = { conflictCheck: null, conflictAskedAt: null, otherParties: null }

export const noNda = {
  ndaVersion: null,
  ndaAskedBy: null,
  ndaAskedAt: null,
  ndaAcceptedAt: null,
  ndaBuyerName: null,
  ndaSellerName: null,
}

/** The columns of the check and of the agreement after a step that is taken at a time. */
export const disclosureAfter = ({ step, actor, input, ndaNames }: Command, at: string): EngagementChange => ({
  ...checkAfter(step, input.names, at),
  ...ndaAfter(step, actor, ndaNames, at),
})

const checkAfter = ({ check }: EngagementStep, names: readonly string[], at: string): EngagementChange => {
  if (names.length > 0) return { conflictCheck: 'ASKED', conflictAskedAt: at, otherParties: toLines(names) }
  return check === undefined ? {} : { conflictCheck: check }
}

const ndaAfter = (
  { nda }: EngagementStep,
  actor: EngagementActor,
  names: NdaNames | undefined,
  at: string,
): EngagementChange => {
  if (nda === 'asked')
    return {
      ...noNda,
      ndaVersion: CURRENT_NDA.version,
      ndaAskedBy: actor === 'BUYER' ? 'BUYER' : 'SELLER',
      ndaAskedAt: at,
    }
  if (nda === 'accepted') {
    if (!names) throw new Error('An agreement is accepted under two names')
    return { ndaAcceptedAt: at, ndaBuyerName: names.BUYER, ndaSellerName: names.SELLER }
  }
  return nda === 'withdrawn' ? noNda : {}
}

/** The accepted agreement, which applies to all milestones of an order. */
export const ndaOf = (engagement: EngagementRow) => {
  const { ndaVersion, ndaAskedBy, ndaAskedAt, ndaAcceptedAt, ndaBuyerName, ndaSellerName } = engagement
  return ndaAcceptedAt === null
    ? noNda
    : { ndaVersion, ndaAskedBy, ndaAskedAt, ndaAcceptedAt, ndaBuyerName, ndaSellerName }
}
