import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { type Connect, createServerModuleRunnerTransport, type ViteDevServer } from 'vite'
import { ModuleRunner } from 'vite/module-runner'
import type { Config } from '../../server/start/config'
import { sendError } from './error-response.ts'
import type { Reporter } from './reporter'
import { openSampleDataFiles } from './sample-data-files.ts'
import type { startDevelopmentSite } from './start-development-site'

interface StartModule {
  startDevelopmentSite: typeof startDevelopmentSite
}

/** The time that accepted requests have to finish before the site starts anew. */
const MAX_WAIT_MS = 2_000

/** Runs the site from Vite's server-side modules, and starts it anew when one of them has changed. */
export const createReloadingSite = (vite: ViteDevServer, config: Config, reporter: Reporter) => {
  const { root } = vite.config
  const { client, ssr } = vite.environments
  const { httpServer } = vite
  if (!httpServer) throw new Error('The site is served on the port of Vite.')
  const listening = once(httpServer, 'listening').then(() => httpServer)
  // The runner of Vite's environment adds a thread through which every import of a package goes, and starts later for it.
  const runner = new ModuleRunner({
    transport: createServerModuleRunnerTransport({ channel: ssr.hot }),
    // Unlike Node it reads the map of a module only if an error passes through it.
    sourcemapInterceptor: 'prepareStackTrace',
    hmr: false,
  })
  const unfinished = new Set<ServerResponse>()
  const sampleDataFiles = openSampleDataFiles(root)
  let module: StartModule | undefined
  let version: string | undefined
  let site: Awaited<ReturnType<typeof startDevelopmentSite>> | undefined
  let failure: unknown
  let isFirst = true
  let isStopped = false

  const answerWith = (error: unknown, ...[request, response]: Parameters<Connect.SimpleHandleFunction>) => {
    // A page subscribes again by itself.
    const isStream = /event-stream/.test(String(request.headers.accept))
    const overlayError = isStream ? reporter.report(error) : reporter.reportRequest(error)
    sendError(root, request, response, overlayError)
  }

  const stopSite = async () => {
    const current = site
    site = undefined
    // Streams stay open until the site ends them.
    const ending = [...unfinished].filter(
      (response) => !/event-stream/.test(String(response.getHeader('content-type'))),
    )
    await Promise.race([Promise.all(ending.map((response) => once(response, 'close'))), setTimeout(MAX_WAIT_MS)])
    await current?.stop()
  }

  /** Resolves to true if the site was started. */
  const load = async () => {
    // A module that wasn't found isn't looked for again by itself.
    if (failure) ssr.moduleGraph.invalidateAll()
    const current: StartModule = await runner.import('/tools/dev/start-development-site.ts')
    const currentVersion = sampleDataFiles.version()
    if (module === current && version === currentVersion) return false
    module = current
    version = currentVersion
    const began = performance.now()
    await stopSite()
    const started = await current.startDevelopmentSite({
      config,
      log: reporter.log,
      version,
      ssr,
      runner,
      listening,
      sendError: (error, request, response, _next) => {
        // The page took longer than its site had to finish: the next site answers it.
        if (started !== site && request.method === 'GET') return response.redirect(307, request.originalUrl)
        answerWith(error, request, response)
      },
      isFirst,
    })
    site = started
    if (!isFirst) reporter.log.info(`Server reloaded in ${Math.round(performance.now() - began)} ms`)
    isFirst = false
    return true
  }

  const reload = async () => {
    if (isStopped) return
    try {
      const isStarted = await load()
      failure = undefined
      if (reporter.takeBrokenPage()) client.hot.send({ type: 'full-reload', path: '*' })
      else if (isStarted) client.hot.send({ type: 'custom', event: 'server:reloaded' })
    } catch (error) {
      failure = error
      module = undefined
      reporter.report(error)
    }
  }

  // A start takes a third less time if Vite transforms what a module imports ahead. After it, a repaired module would stay broken.
  ssr.config.dev.preTransformRequests = true
  const started = reload().finally(() => {
    ssr.config.dev.preTransformRequests = false
  })
  let turn = started
  return {
    /** Resolves after the first start, also if it has failed. */
    started,
    /** Tells that a file has changed, before `reload`. */
    changed: sampleDataFiles.update,
    /** Starts the site anew if its code or sample data have changed, after a reload that is running. */
    reload: () => {
      turn = turn.then(reload)
      return turn
    },
    /** Waits for a reload, so that a page loaded right after a save shows it. */
    handle: async (...[request, response]: Parameters<Connect.SimpleHandleFunction>) => {
      await turn
      unfinished.add(response)
      response.once('close', () => unfinished.delete(response))
      if (site && !failure) site.app(request, response)
      else answerWith(failure, request, response)
    },
    stop: async () => {
      // A reload that is running can't finish: Vite's modules are closed too.
      isStopped = true
      await stopSite()
    },
  }
}
