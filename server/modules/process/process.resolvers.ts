import type { ModuleResolvers } from '../../resolver-types'
import { applicationView } from '../application/process-view'
import { engagementView } from '../engagement/process-view'

const views = { APPLICATION: applicationView, ENGAGEMENT: engagementView }

export const processResolvers = {
  Query: {
    process: (_, { name }) => views[name],
  },
} satisfies ModuleResolvers
