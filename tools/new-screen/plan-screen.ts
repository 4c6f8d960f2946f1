import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { UserError } from '../lib/command'
import type { Plan } from '../scaffold/create-files'
import { isKebabCase } from '../scaffold/names'
import { conflict } from './conflict'
import { withExample, withRoute, withStates } from './edits'
import { screenNames, type Variant } from './screen'
import { dashboard } from './variants/dashboard'
import { detail } from './variants/detail'
import { form } from './variants/form'
import { list } from './variants/list'
import { plain } from './variants/plain'

const options = {
  list: { type: 'boolean' },
  detail: { type: 'boolean' },
  form: { type: 'boolean' },
  dashboard: { type: 'string' },
} as const

const roles = ['customer', 'vendor', 'freelancer', 'broker', 'admin']

/** The files of a screen. Throws if its name or path is taken. */
export const planScreen = (root: string, args: string[]): Plan => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const chosen = Object.keys(values)
  if (chosen.length > 1) throw new UserError(`Choose one of --${chosen.join(' and --')}.`)
  const role = values.dashboard
  if (role !== undefined && !roles.includes(role))
    throw new UserError(`Name a role after --dashboard: ${roles.join(', ')}.`)

  const [id = '', path = defaultPath(id, values)] = positionals
  checkPath(id, path, values)
  if (existsSync(join(root, 'client/screens', id))) throw new UserError(`There is a screen called ${id}.`)
  const taken = conflict(root, id, path)
  if (taken) throw new UserError(taken)

  const variant = variantOf(values)
  const names = screenNames(id, path)
  const { graphql, tsx, css, test } = variant.files(names, role ?? '')
  const folder = `client/screens/${id}`
  const example = variant.example?.(role ?? '')
  return {
    files: {
      [`${folder}/${id}.graphql`]: graphql,
      [`${folder}/${id}.tsx`]: tsx,
      [`${folder}/${id}.module.css`]: css,
      [`${folder}/${id}.test.tsx`]: test,
      ...withRoute(root, id, path, role),
      // A form loads nothing.
      ...(variant !== form && withStates(root, names, role)),
      ...(example && withExample(root, names.name, example)),
    },
    advice: `${variant.advice(names)} The test fails until then:\nnpx vitest run ${folder}`,
  }
}

interface Values {
  list?: boolean
  detail?: boolean
  form?: boolean
  dashboard?: string
}

const variantOf = (values: Values): Variant => {
  if (values.list) return list
  if (values.detail) return detail
  if (values.form) return form
  return values.dashboard ? dashboard : plain
}

const defaultPath = (id: string, { detail, dashboard: role }: Values) => {
  if (role) return `/dashboard/${role}/${id}`
  return detail ? `/${id}/:id` : `/${id}`
}

const checkPath = (id: string, path: string, { detail, dashboard: role }: Values) => {
  if (!isKebabCase(id)) throw new UserError('Give the screen a name: npm run new:screen -- job-board [/path]')
  if (!/^(\/:?[a-z][a-zA-Z0-9-]*)+$/.test(path))
    throw new UserError(`${path} is no path of a screen; /boards/:id is one.`)
  if (detail && !path.includes('/:id')) throw new UserError(`${path} has no :id, by which --detail finds its data.`)
  if (role && !path.startsWith('/dashboard/')) throw new UserError(`${path} is not below /dashboard.`)
  if (!role && path.startsWith('/dashboard'))
    throw new UserError('Dashboard pages need a sign-in: name a role, for example --dashboard vendor.')
}
