import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * The commit whose schema clients rely on: the one where the branch left main. On main itself it is the last commit while
 * the schema is edited, and otherwise the one before.
 */
export const baseCommit = async (root: string) => {
  const git = (...args: string[]) =>
    run('git', args, { cwd: root }).then(
      ({ stdout }) => stdout.trim(),
      () => '',
    )
  const [head = '', ...mergeBases] = await Promise.all([
    git('rev-parse', 'HEAD'),
    git('merge-base', 'HEAD', 'origin/main'),
    git('merge-base', 'HEAD', 'main'),
  ])
  const ref = mergeBases.find((commit) => commit && commit !== head)
  if (ref) return { ref, name: `${ref.slice(0, 7)}, where the branch left main` }
  const isEdited = await git('status', '--porcelain', '--', 'schema/*.graphql', ':!schema/generated')
  const hasParent = await git('rev-parse', '--verify', '--quiet', 'HEAD~1')
  return isEdited || !hasParent
    ? { ref: 'HEAD', name: 'the last commit' }
    : { ref: 'HEAD~1', name: 'the commit before the last' }
}
