import { createServer, type EnvironmentModuleNode, type ViteDevServer } from 'vite'
import type { Assets } from '../../../client/entry-server'
import { createDevelopmentSandbox } from '../routes/sandbox'
import type { OpenRenderer } from './pages'

const entry = '/client/entry-client.tsx'

export const openRenderer: OpenRenderer = async (app, server, { sampleData, sandbox }) => {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, ws: { server } } })
  server.once('close', () => vite.close())
  app.use(vite.middlewares)
  return {
    render: async (request, execute, report) => {
      const { render } = await vite.ssrLoadModule('/client/entry-server.tsx')
      return render(request, execute, { ...developmentAssets(vite), sandbox }, report)
    },
    createSandbox: () => createDevelopmentSandbox(sampleData),
  }
}

const developmentAssets = (vite: ViteDevServer): Omit<Assets, 'sandbox'> => ({
  modules: () => [entry],
  // In development styles come with the scripts, too late for the first paint, so they are linked, too.
  head: () =>
    ['<script type="module" src="/@vite/client"></script>']
      .concat(styles(vite).map((url) => `<link rel="stylesheet" href="${url}?direct">`))
      .join(''),
})

const styles = ({ environments }: ViteDevServer) => {
  const modules: Iterable<EnvironmentModuleNode> = environments.ssr.moduleGraph.idToModuleMap.values()
  return [...modules].map(({ url }) => url).filter((url) => url.endsWith('.css'))
}
