import { join } from 'node:path'
import { type Action, against, optionsIn } from './command'
import { impactSince } from './impact-since'
import { print } from './print'
import { watchSchema } from './watch'

const options = {
  against,
  json: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
} as const

/** The last commit, to people. */
const named = (ref: string) => (ref === 'HEAD' ? 'the last commit' : ref)

/** Says what an edit of the schema breaks; 1 if something does. */
export const report: Action = async (root, args, say) => {
  const { against: ref, json, watch } = optionsIn(args, options)
  const isColourful = process.stdout.isTTY && !process.env.NO_COLOR
  const find = () => impactSince(root, ref)
  const text = (found: Awaited<ReturnType<typeof find>>) => print(found, named(ref), isColourful)
  if (watch) {
    const answer = async () => {
      const found = await find()
      return { isChanged: found.length > 0, text: text(found) }
    }
    watchSchema(join(root, 'schema'), answer, say)
    return 0
  }
  const found = await find()
  say(json ? JSON.stringify({ against: ref, changes: found }, null, 2) : text(found))
  return found.some(({ level }) => level === 'breaking') ? 1 : 0
}
