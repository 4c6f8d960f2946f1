import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { styleSheets } from './style-sheets'

const files = new Map([
  [
    '/client/entry-client.tsx',
    "import '/client/base.css'; import('/client/page.js'); import('/client/dashboard-routes.tsx')",
  ],
  [
    '/client/page.js',
    "import '/client/page.css'; import '/client/shared.js'; import('/client/on-demand/drawer.tsx'); document.title = 'page'",
  ],
  [
    '/client/on-demand/drawer.tsx',
    "import '/client/shared.js'; import '/client/drawer.css'; document.title = 'drawer'",
  ],
  ['/client/shared.js', "import '/client/shared.css'; document.title += ' shared'"],
  ['/client/dashboard-routes.tsx', "import('/client/orders.js'); document.title = 'dashboard'"],
  ['/client/orders.js', "import '/client/shared.js'; import '/client/orders.css'; document.title = 'orders'"],
  ...['base', 'page', 'shared', 'orders', 'drawer'].map((name): [string, string] => [
    `/client/${name}.css`,
    `.${name}{color:red}`,
  ]),
])

const virtualFiles: Plugin = {
  name: 'virtual-files',
  enforce: 'pre',
  resolveId: (id) => (files.has(id) ? id : null),
  load: (id) => files.get(id) ?? null,
}

test('style sheets: dashboard.css is of modules that only dashboards load, on-demand.css of those that load later, style.css of all others', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtualFiles, styleSheets()],
    build: { write: false, rolldownOptions: { input: '/client/entry-client.tsx' } },
  })
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  const sheets = outputs.flatMap((output) =>
    output.type === 'asset' ? [[output.names[0], String(output.source).match(/\w+(?=\{)/g)]] : [],
  )
  expect(Object.fromEntries(sheets)).toEqual({
    'style.css': ['base', 'shared', 'page'],
    'dashboard.css': ['orders'],
    'on-demand.css': ['drawer'],
  })
  const code = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : [])).join('')
  expect(code).not.toMatch(/assets.*\.css/)
})
