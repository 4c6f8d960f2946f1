import type { RefusalReason } from '../generated/resolvers'

/** The messages of refused transitions, by reason. The argument is the label of the current state. */
export const refusals: Record<RefusalReason, (state: string) => string> = {
  VERSION_CONFLICT: (state) => `This was changed in the meantime. It is now “${state}”.`,
  WRONG_STATE: (state) => `This is not possible while it is “${state}”.`,
  WRONG_ACTOR: () => 'Only the other side can do this.',
  CONDITION_NOT_MET: () => 'This is not possible yet, or no longer possible.',
}
