import { nobody } from '../api/visitor'
import { createClock } from '../infrastructure/clock'
import { createLog } from '../infrastructure/log'
import { createAfterResponse } from '../jobs/after-response'
import { StartError } from '../lib/start-error'
import { createContainer } from '../modules/container'
import { normalizeEmail } from '../modules/user/user.service'
import type { Config } from './config'
import { openInfrastructure } from './open-infrastructure'
import { prepareDatabase } from './prepare-database'

/** Runs `npm run admin`: makes an account an admin. Returns the line to print. */
export const appointAdmin = async (config: Config, email: string) => {
  if (config.dataDir === undefined)
    throw new StartError('A database in memory ends with this command. Name a file in DATABASE_URL.')
  // Warnings about the configuration belong to the start of the server.
  const log = createLog('error')
  const db = await prepareDatabase(config, () => {})
  const afterResponse = createAfterResponse(log)
  try {
    const { infrastructure } = await openInfrastructure(config, log, {
      clock: createClock(config.sampleData),
      afterResponse: afterResponse.run,
      siteOrigin: () => config.publicUrl?.origin ?? '',
    })
    const admin = await createContainer(db, infrastructure, nobody).moderationCommands.appointAdmin(
      normalizeEmail(email),
    )
    if (admin === 'unconfirmed')
      throw new StartError(`${email} has not confirmed its address yet. Open the link in the mail from the site first.`)
    if (admin) return `${admin.email} is an admin now. Admins set up a second factor at their next visit.`
    throw new StartError(`No active account has the address ${email}. Register it on the site first.`)
  } finally {
    await afterResponse.finish()
    await db.destroy()
  }
}
