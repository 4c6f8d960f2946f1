import type { AccountExport } from '../module'
import { createSessionRepository } from './session.repository'
import { isRunning } from './session.service'

export const sessionExport: AccountExport = {
  sessions: async (db, user, now) => {
    const sessions = await createSessionRepository(db).ofUser(user.id)
    return sessions
      .filter((session) => isRunning(session, now.getTime()))
      .map(({ id, device, createdAt, lastUsedAt, expiresAt }) => ({ id, device, createdAt, lastUsedAt, expiresAt }))
  },
}
