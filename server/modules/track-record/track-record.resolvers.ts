import type { UserParent } from '../../api/parents'
import type { ModuleResolvers } from '../../api/resolver-types'

const account = {
  trackRecord: ({ id }: UserParent, _, { trackRecords }) => trackRecords.of(id),
} satisfies ModuleResolvers['Profile'] & ModuleResolvers['User']

export const trackRecordResolvers = {
  Profile: account,
  User: account,
  Company: { trackRecord: ({ ownerId }, _, { trackRecords }) => trackRecords.of(ownerId) },
} satisfies ModuleResolvers
