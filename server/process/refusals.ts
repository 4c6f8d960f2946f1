import type { RefusalReason } from '../generated/resolvers'

/** Texts for refused steps. They get the label of the current state. */
export const refusals: Record<RefusalReason, (state: string) => string> = {
  VERSION_CONFLICT: (state) => `This was changed in the meantime. It stands at “${state}” now.`,
  WRONG_STATE: (state) => `This can't be done while it stands at “${state}”.`,
  WRONG_ACTOR: () => 'This is for the other side to do.',
  CONDITION_NOT_MET: () => "This can't be done yet, or not any more.",
}
