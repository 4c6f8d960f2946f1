import { isAnnounced } from './announced'
import { buildSchema } from './build-schema'
import { changesBetween } from './changes'
import { type Action, against, optionsIn } from './command'
import { schemaFiles } from './files'
import { schemaAt } from './git'

/** Says what breaks without having been announced; 1 if something does. */
export const reportUnannounced: Action = async (root, args, say) => {
  const { against: ref } = optionsIn(args, { against })
  const base = buildSchema(await schemaAt(root, ref), ` at ${ref}`)
  const changes = await changesBetween(base, buildSchema(schemaFiles(root)))
  const breaking = changes.filter(({ level }) => level === 'breaking')
  const sudden = breaking.filter((change) => !isAnnounced(change, base))
  for (const { coordinate, message } of sudden) say(`NOT ANNOUNCED  ${coordinate}: ${message}`)
  if (sudden.length > 0) {
    say('\nKeep it, mark it `@deprecated(reason: "what to use instead")`, commit; take it away in a later commit.')
    return 1
  }
  const names = breaking.map(({ coordinate }) => coordinate).join(', ')
  say(breaking.length > 0 ? `Breaks only what was announced: ${names}.` : 'Nothing breaks.')
  return 0
}
