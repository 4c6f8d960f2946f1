import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { UserError } from '../lib/command'
import { type Files, isSchemaFile } from '../lib/files'

const run = promisify(execFile)

/** Reads the schema files of a commit. A shallow clone that has the commit is enough. */
export const schemaAt = async (root: string, ref: string): Promise<Files> => {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root, maxBuffer: 2 ** 26 })).stdout
  const succeeds = (...args: string[]) => git(...args).then(Boolean, () => false)
  if (!(await succeeds('--version'))) throw new UserError('There is no git to read the committed schema with.')
  if (!(await succeeds('rev-parse', '--git-dir')))
    throw new UserError('This folder is not in a git repository, so there is no commit to compare the schema with.')
  const found = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(async () => {
    if (ref === 'HEAD') throw new UserError('Nothing is committed yet, so there is nothing to compare the schema with.')
    const isShallow = (await git('rev-parse', '--is-shallow-repository')).trim() === 'true'
    const advice = isShallow ? ' This clone is shallow: `git fetch --unshallow` brings the rest.' : ''
    throw new UserError(`git knows no commit '${ref}'.${advice}`)
  })
  const commit = found.trim()
  const list = await git('ls-tree', '-r', '--name-only', '-z', commit, 'schema/')
  const names = list.split('\0').filter(isSchemaFile)
  if (names.length === 0) throw new UserError(`There are no schema files at '${ref}'.`)
  return new Map(
    await Promise.all(names.map(async (name) => [name, await git('show', `${commit}:./${name}`)] as const)),
  )
}
