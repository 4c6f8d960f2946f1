import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlannedFiles } from '../scaffold/create-files'
import { addImport, insertAfter, insertBefore, insertLast, type Source } from '../scaffold/insert'
import { pascalCase } from '../scaffold/names'
import type { SandboxExample, ScreenNames } from './screen'

const read = (root: string, file: string): Source => ({ file, text: readFileSync(join(root, file), 'utf8') })

/** Adds the route before the catch-all route, or to the dashboard pages of a role. */
export const withRoute = (root: string, id: string, path: string, role?: string): PlannedFiles => {
  const route = `screen('${id}', '${path}', () => import('./screens/${id}/${id}').then((loaded) => loaded.${pascalCase(id)})),\n`
  const { file, text } = role
    ? insertAfter(
        read(root, 'client/dashboard-routes.tsx'),
        `<RequireRole allowed="${role}" />,\n    children: [\n`,
        route,
      )
    : insertBefore(read(root, 'client/routes.tsx'), "screen('not-found'", route)
  return { [file]: text }
}

/** Adds the settings by which the sandbox and its tests run the screen's operation. */
export const withExample = (root: string, operation: string, example: SandboxExample): PlannedFiles => {
  const settings = read(root, 'client/sandbox/examples/examples.ts')
  const { file, text } = insertLast(settings, /^ {2}\.\.\.\w+Examples,$/, `${operation}: ${JSON.stringify(example)},`)
  return { [file]: text }
}

/** Adds the row by which the skeleton and the error of the screen are tested. */
export const withStates = (root: string, { id, name, url }: ScreenNames, visitor = 'visitor'): PlannedFiles => {
  const source = read(root, 'client/testing/screen-states.test.tsx')
  const imported = addImport(source, `import { ${name}Document } from '../screens/${id}/${id}.generated'`)
  const row = `  ['${url}', '${visitor}', ${name}Document, 'Loading'],`
  const { file, text } = insertLast(imported, /^ {2}\['\/.*\],$/, row)
  return { [file]: text }
}
