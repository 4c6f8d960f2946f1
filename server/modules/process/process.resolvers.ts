import type { ModuleResolvers } from '../../api/resolver-types'
import { viewOf } from '../../process/view'
import { applicationProcess, applicationStates } from '../application/application.process'
import { engagementProcess } from '../engagement/engagement.process'
import { engagementStates } from '../engagement/engagement.states'

const views = {
  APPLICATION: viewOf(
    '/artwork/process/application.svg',
    { ...applicationProcess, states: applicationStates },
    { APPLICANT: 'The applicant', OWNER: 'The company' },
  ),
  ENGAGEMENT: viewOf(
    '/artwork/process/engagement.svg',
    { ...engagementProcess, states: engagementStates },
    { BUYER: 'The buyer', SELLER: 'The seller', BROKER: 'The broker', ADMIN: 'Marque' },
  ),
}

export const processResolvers = {
  Query: { process: (_, { name }) => views[name] },
} satisfies ModuleResolvers
