import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Files } from '../lib/files'
import { Problem } from '../lib/problem'

const run = promisify(execFile)

const git = async (root: string, ...args: string[]) => {
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })
  return stdout
}

const succeeds = (attempt: Promise<string>) =>
  attempt.then(
    () => true,
    () => false,
  )

/** The schema as a commit has it. Asks for its files alone, so a shallow clone will do. */
export const schemaAt = async (root: string, ref: string): Promise<Files> => {
  if (!(await succeeds(git(root, '--version')))) throw new Problem('There is no git to ask what the schema was.')
  if (!(await succeeds(git(root, 'rev-parse', '--git-dir'))))
    throw new Problem('This folder is not in a git repository, so there is no commit to compare the schema with.')
  const commit = await git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(
    async () => {
      throw new Problem(await unknown(root, ref))
    },
  )
  const list = await git(root, 'ls-tree', '--name-only', '-z', commit.trim(), 'schema/')
  const names = list.split('\0').filter((name) => name.endsWith('.graphql'))
  if (names.length === 0) throw new Problem(`There is no schema/*.graphql at '${ref}'.`)
  return new Map(
    await Promise.all(
      names.map(
        async (name): Promise<[string, string]> => [name, await git(root, 'show', `${commit.trim()}:./${name}`)],
      ),
    ),
  )
}

const unknown = async (root: string, ref: string) => {
  if (ref === 'HEAD') return 'Nothing is committed yet, so there is nothing to compare the schema with.'
  const shallow = (await git(root, 'rev-parse', '--is-shallow-repository')).trim() === 'true'
  return `git knows no commit '${ref}'.${shallow ? ' This clone is shallow: `git fetch --unshallow` brings the rest.' : ''}`
}
