import type { Server } from 'node:http'
import type { ErrorRequestHandler } from 'express'
import type { DevEnvironment } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import { createDevelopmentRenderer } from '../../server/http/pages/development'
import { siteOrigin } from '../../server/http/site-origin'
import type { Log } from '../../server/infrastructure/log'
import { banner } from '../../server/start/banner'
import type { Config } from '../../server/start/config'
import { startAdvice } from '../../server/start/start-advice'
import { startSite } from '../../server/start/start-site'
import { databaseUrlIn, openSampleFolder } from './sample-database'

interface Options {
  config: Config
  log: Log
  /** The version of the code that makes the sample data. */
  version: string
  ssr: DevEnvironment
  runner: ModuleRunner
  listening: Promise<Pick<Server, 'address'>>
  sendError: ErrorRequestHandler
  isFirst: boolean
}

/** The data of `npm run dev`, unless `DATABASE_URL` names a database. */
const SAMPLE_FOLDER = '.data/dev'

/** Vite loads this module and all that it imports, and loads what has changed again after a save. */
export const startDevelopmentSite = async ({ log, ...options }: Options) => {
  const { version, ssr, runner, listening, sendError, isFirst } = options
  try {
    const config = process.env.DATABASE_URL ? options.config : await withSampleData(options.config, version)
    return await startSite({
      config,
      log,
      openRenderer: createDevelopmentRenderer(ssr, runner),
      development: { sendError },
      listen: async () => {
        const address = (await listening).address()
        if (isFirst) log.info(banner(config, address))
        return siteOrigin(config, address)
      },
    })
  } catch (error) {
    const advice = startAdvice(error, options.config.port, 'npm run dev')
    // The stack would point here, which helps nobody, so it is left out.
    throw advice === undefined ? error : Object.assign(new Error(advice, { cause: error }), { stack: '' })
  }
}

const withSampleData = async (config: Config, version: string): Promise<Config> => {
  const folder = await openSampleFolder(SAMPLE_FOLDER, version)
  return { ...config, databaseUrl: databaseUrlIn(folder), dataDir: config.dataDir && folder }
}
