import { fromDatabase, type Module } from '../module'
import { createCalendar } from './calendar'
import { createCalendarFeedCommands } from './calendar-feed.commands'
import { createCalendarFeedRepository } from './calendar-feed.repository'
import { createDocketCommands } from './docket.commands'
import { createDocketQueries } from './docket.queries'
import { createDocketReminders } from './docket.reminders'
import { createDocketRepository } from './docket.repository'
import { docketResolvers } from './docket.resolvers'
import { createDocketService } from './docket.service'
import { docketExport } from './docket-export'

export const factories = {
  services: {
    calendar: createCalendar,
    calendarFeedRepository: fromDatabase(createCalendarFeedRepository),
    docketRepository: fromDatabase(createDocketRepository),
    docketService: createDocketService,
  },
  queries: { docket: createDocketQueries },
  requestServices: { docketReminders: createDocketReminders },
  commands: { calendarFeedCommands: createCalendarFeedCommands, docketCommands: createDocketCommands },
}

export const module = {
  resolvers: docketResolvers,
  access: {
    Query: { calendarFeed: 'signed-in', docketEntries: 'signed-in', docketRules: 'anyone' },
    Mutation: {
      createCalendarFeed: 'signed-in',
      markDocketEntry: 'signed-in',
      removeCalendarFeed: 'signed-in',
      removeDocketEntry: 'signed-in',
      saveDocketEntry: 'signed-in',
    },
  },
  nodes: {
    DocketEntry: { prefix: 'dkt', access: 'signed-in', load: (id, { docket, viewer }) => docket.find(viewer, id) },
  },
  beforeConfirmation: {
    createCalendarFeed: true,
    markDocketEntry: true,
    removeCalendarFeed: true,
    removeDocketEntry: true,
  },
  freshSignIn: { createCalendarFeed: 'everybody' },
  tokenAccess: {
    READ: ['docketEntries', 'docketRules'],
    WRITE: ['markDocketEntry', 'removeDocketEntry', 'saveDocketEntry'],
  },
  accountExport: docketExport,
  ...factories,
} satisfies Module
