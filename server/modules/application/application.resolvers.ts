import { connectionResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import type { ApplicationRow } from '../../database/tables/tables'
import { dollarsOrNull } from '../../lib/money'
import { applicationStates, isOver } from './application.process'

export const applicationResolvers = {
  Query: { application: (_, { id }, { applications, viewer }) => applications.find(signedIn(viewer), id) },
  Mutation: {
    applyToJob: (_, { input }, { applicationCommands, viewer }) => applicationCommands.apply(signedIn(viewer), input),
    editApplication: (_, { input }, { applicationCommands, viewer }) =>
      applicationCommands.edit(signedIn(viewer), input),
    advanceApplication: (_, { input }, { applicationCommands, viewer }) =>
      applicationCommands.advance(signedIn(viewer), input),
  },
  Application: {
    job: ({ jobId }, _, { jobs }) => jobs.of(jobId),
    applicant: ({ applicantId }, _, { users }) => users.of(applicantId),
    price: ({ priceCents }) => dollarsOrNull(priceCents),
    briefAsOffered: (row, _, { applications, viewer }) => applications.briefAsOffered(row, viewer),
    files: (row, _, { applications }) => applications.filesOf(row),
    editable: (row, _, { applications, viewer }) => applications.isEditable(row, viewer),
    engagement: ({ engagementId }, _, { engagements, viewer }) =>
      engagementId === null ? null : engagements.read(viewer, engagementId),
    stateLabel: ({ state }) => applicationStates[state].label,
    ended: ({ state }) => isOver(state),
    availableTransitions: (row, _, { applications, viewer }) => applications.availableTransitions(row, viewer),
    events: ({ id }, _, { applications }) => applications.eventsOf(id),
  },
  ApplicationEvent: {
    label: (event, _, { applications }) => applications.happened(event),
    by: ({ byId }, _, { users }) => users.of(byId),
  },
  User: {
    applications: (user, request, { applications, viewer }) => applications.ofApplicant(user, viewer, request),
  },
  ApplicationConnection: connectionResolvers<ApplicationRow>(),
} satisfies ModuleResolvers
