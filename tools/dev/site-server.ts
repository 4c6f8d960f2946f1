import { createLogger, type Plugin } from 'vite'
import { type Config, readConfig } from '../../server/start/config.ts'
import { createReloadingSite } from './reloading-site.ts'
import { createReporter } from './reporter.ts'

/**
 * Serves API and pages from Vite's own server. A save of the server's code starts the site anew inside this process: the port, the
 * browser's connections and all other modules stay.
 */
export const siteServer = (): Plugin => {
  // Vite's work delays the event loop without any load.
  const config = { ...readConfig(process.env), processes: 1, maxLagMs: Number.POSITIVE_INFINITY }
  const reporter = createReporter(process.cwd(), createLogger('info', { allowClearScreen: false }))
  let changed = (_file: string) => {}
  let reload = async () => {}
  let stop = async () => {}
  let isStarting = true
  return {
    name: 'site-server',
    config: () => ({
      appType: 'custom',
      clearScreen: false,
      customLogger: reporter.viteLogger,
      server: {
        ...addressOf(config),
        // A start takes a fifth less time if the folders are read for the watcher after it.
        watch: { ignored: () => isStarting },
        // Modules of the server aren't replaced in place, which Vite would report as a page reload at every save.
        hotUpdateEnvironments: async ({ environments: { client } }, update) => {
          reporter.forget()
          await Promise.all([client && update(client), reload()])
        },
      },
    }),
    configureServer: (vite) => {
      const site = createReloadingSite(vite, config, reporter)
      reporter.connect(vite.environments.client.hot)
      changed = site.changed
      reload = site.reload
      stop = async () => {
        process.off('uncaughtException', reporter.report)
        await site.stop()
      }
      site.started.then(() => {
        isStarting = false
        vite.watcher.add(vite.config.root)
      })
      // A promise that nobody waits for must not end the process.
      process.on('uncaughtException', reporter.report)
      return () => void vite.middlewares.use(site.handle)
    },
    hotUpdate: ({ file }) => changed(file),
    closeBundle: () => stop(),
  }
}

const addressOf = ({ port, host, publicUrl }: Config) => ({
  port,
  // Vite takes one of the addresses of `localhost`.
  host: host === 'localhost' ? '127.0.0.1' : (host ?? true),
  strictPort: true,
  // The site itself decides which origins may ask the API.
  cors: false,
  allowedHosts: publicUrl ? [publicUrl.hostname] : [],
})
