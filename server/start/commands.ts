import { backUp } from '../backup/backup'
import { moveFiles } from '../backup/move-files'
import { REPLACE, restore } from '../backup/restore'
import { outageOf } from '../database/database-errors'
import { StartError } from '../lib/start-error'
import { appointAdmin } from './appoint-admin'
import type { Config } from './config'
import { unusable } from './prepare-database'
import { seedGenerated } from './seed-generated'

/** Runs `npm run admin`, `backup`, `restore`, `files:move` and `seed`, and returns the line to print. `report` gets lines of progress. */
export const runCommand = async (
  config: Config,
  name: string,
  parameters: readonly string[],
  report: (line: string) => void,
) => {
  if (name === 'admin') {
    const [email, ...others] = parameters
    if (email === undefined || others.length > 0) throw new StartError('Write "npm run admin -- <email address>".')
    return appointAdmin(config, email)
  }
  if (name === 'seed') return seedGenerated(config, parameters, report)
  const [folder, ...others] = parameters.filter((parameter) => parameter !== REPLACE)
  const replace = parameters.includes(REPLACE)
  if (name === 'files:move' && others.length === 0 && !replace) return moveFiles(config, folder, report)
  try {
    if (name === 'backup' && others.length === 0 && !replace) return `Backup written: ${await backUp(config, folder)}`
    if (name !== 'restore' || folder === undefined || others.length > 0) throw new StartError(usage)
    await restore(config, folder, replace)
    return `Restored from ${folder}. Start the server with npm start.`
  } catch (error) {
    throw outageOf(error) ? unusable(config.databaseUrl, error) : error
  }
}

const usage = `Write "npm run backup", "npm run backup -- <folder>", "npm run restore -- <backup> [${REPLACE}]" or "npm run files:move -- [<folder>]".`
