import type { DevEnvironment, EnvironmentModuleNode } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import type { Assets } from '../../../client/entry-server'
import { createDevelopmentSandbox } from '../routes/sandbox/sandbox'
import type { OpenRenderer } from './pages'

/** Renders with Vite's current modules. An error is thrown, for the development server to show. */
export const createDevelopmentRenderer =
  (ssr: DevEnvironment, runner: ModuleRunner): OpenRenderer =>
  async (_app, { sampleData, sandbox }) => ({
    render: async (request, execute) => {
      const { render } = await runner.import('/client/entry-server.tsx')
      return render(request, execute, { ...(await developmentAssets(ssr, runner)), sandbox }, (error: unknown) => {
        throw error
      })
    },
    createSandbox: () => createDevelopmentSandbox(sampleData),
  })

const developmentAssets = async (ssr: DevEnvironment, runner: ModuleRunner): Promise<Omit<Assets, 'sandbox'>> => {
  const sheets = await Promise.all(styleModules(ssr).map((module) => styleTag(runner, module)))
  return {
    modules: () => ['/client/entry-client.tsx'],
    head: () => ['<script type="module" src="/@vite/client"></script>', ...sheets].join(''),
  }
}

const styleModules = ({ moduleGraph }: DevEnvironment) => {
  const modules: Iterable<EnvironmentModuleNode> = moduleGraph.idToModuleMap.values()
  return [...modules].filter(({ url }) => url.endsWith('.css'))
}

/** Vite's styles come with the scripts, too late for the first paint. Vite's client takes over elements with this attribute. */
const styleTag = async (runner: ModuleRunner, { id, url }: EnvironmentModuleNode) => {
  const { default: text } = await runner.import<{ default: string }>(`${url}?inline`)
  return `<style type="text/css" data-vite-dev-id="${id ?? url}">${text}</style>`
}
