// npm run new:screen -- job-board [/path]: writes the files of a screen and its route.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fail } from '../lib/fail.mjs'
import { root, run, tool } from '../lib/run.mjs'
import { conflict } from './conflict'
import { lastRoute, screenFiles, withRoute } from './screen-files'

const table = 'client/routes.tsx'
const [id = '', path = `/${id}`] = process.argv.slice(2)
const routes = readFileSync(join(root, table), 'utf8')

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) fail('Give the screen a name: npm run new:screen -- job-board [/path]')
if (!/^(\/:?[a-z][a-zA-Z0-9-]*)+$/.test(path)) fail(`${path} is no path of a screen; /boards/:id is one.`)
if (path.startsWith('/dashboard'))
  fail('A dashboard stands behind a guard: add its route to client/dashboard-routes.tsx.')
if (existsSync(join(root, 'client/screens', id))) fail(`There is a screen called ${id}.`)
const taken = conflict(root, id, path)
if (taken) fail(taken)
if (!routes.includes(lastRoute))
  fail(`${table} has no ${lastRoute}, before which the route goes: add it, or write the screen by hand.`)

const files = { ...screenFiles(id, path), [table]: withRoute(routes, id, path) }
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
for (const command of [
  [process.execPath, join(root, 'tools/codegen/main.mjs')],
  tool('@biomejs/biome', 'check', '--write', ...Object.keys(files)),
]) {
  const { ok, output } = await run(command)
  if (!ok) fail('The files are written, but have errors: see above.', output)
}
console.log(`${Object.keys(files).join('\n')}

Ask for what the screen needs in ${id}.graphql, run \`npm run codegen\`, and show it in ${id}.tsx. Its test fails until then:
npx vitest run client/screens/${id}`)
