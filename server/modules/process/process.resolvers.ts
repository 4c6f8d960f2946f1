import type { ModuleResolvers } from '../../api/resolver-types'
import { applicationView } from '../application/application.view'
import { engagementView } from '../engagement/engagement.view'

const views = { APPLICATION: applicationView, ENGAGEMENT: engagementView }

export const processResolvers = {
  Query: {
    process: (_, { name }) => views[name],
  },
} satisfies ModuleResolvers
