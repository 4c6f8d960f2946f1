import type { RefusalReason } from '../generated/resolvers'

/** Texts for refused steps. They get the label of the current state. */
export const refusals: Record<RefusalReason, (state: string) => string> = {
  CHANGED_MEANWHILE: (state) => `This was changed in the meantime. It stands at “${state}” now.`,
  NOT_NOW: (state) => `This can't be done while it stands at “${state}”.`,
  NOT_YOURS: () => 'This is for the other side to do.',
  NOT_MET: () => "This can't be done yet, or not any more.",
}
