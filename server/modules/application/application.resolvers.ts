import type { ApplicationRow } from '../../database/tables'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'
import { signedIn } from '../../signed-in'
import { applicationStates, isOver } from './application.process'

export const applicationResolvers = {
  Query: {
    application: (_, { id }, { application, viewer }) => application.find(signedIn(viewer), id),
  },
  Mutation: {
    applyToJob: (_, { input }, { applying, viewer }) => applying.apply(signedIn(viewer), input),
    advanceApplication: (_, { input }, { applying, viewer }) => applying.advance(signedIn(viewer), input),
  },
  Application: {
    job: ({ jobId }, _, { job }) => job.of(jobId),
    applicant: ({ applicantId }, _, { user }) => user.of(applicantId),
    stateLabel: ({ state }) => applicationStates[state].label,
    ended: ({ state }) => isOver(state),
    availableTransitions: (row, _, { application, viewer }) => application.availableTransitions(row, viewer),
    events: ({ id }, _, { application }) => application.eventsOf(id),
  },
  ApplicationEvent: {
    label: (event, _, { application }) => application.happened(event),
    by: ({ byId }, _, { user }) => user.of(byId),
  },
  User: {
    applications: (user, request, { application, viewer }) => application.ofApplicant(user, viewer, request),
  },
  ApplicationConnection: connectionResolvers<ApplicationRow>(),
} satisfies ModuleResolvers
