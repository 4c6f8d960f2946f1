import { buildSchema } from '../lib/build-schema'
import { schemaFiles } from '../lib/files'
import { isAnnounced } from './announced'
import { type Change, changesBetween } from './changes'
import { type Action, against, optionsIn } from './command'
import { schemaAt } from './git'

const deprecation = '`@deprecated(reason: "what to use instead")`, commit; take it away in a later commit.'
const inPlace = `Keep it, mark it ${deprecation}`
const besideIt = `Keep its type, add the other under a name of its own and mark this one ${deprecation}`
const byParts = (parts: string) => `It takes no \`@deprecated\` itself: keep it, mark ${parts} ${deprecation}`
const optional = 'Let it be left out: by a type without `!`, or by a default.'
/** GraphQL has no deprecated input that must be given. */
const asInput = (advice: string) => `${advice} If it is required, make it optional with that.`

const advice: Partial<Record<Change['type'], string>> = {
  FIELD_REMOVED: inPlace,
  FIELD_ARGUMENT_REMOVED: asInput(inPlace),
  INPUT_FIELD_REMOVED: asInput(inPlace),
  ENUM_VALUE_REMOVED: inPlace,
  TYPE_REMOVED: byParts('all that it holds, or all that leads to it,'),
  UNION_MEMBER_REMOVED: byParts('all that its type holds'),
  OBJECT_TYPE_INTERFACE_REMOVED: byParts('all that its type holds'),
  FIELD_TYPE_CHANGED: besideIt,
  FIELD_ARGUMENT_TYPE_CHANGED: asInput(besideIt),
  INPUT_FIELD_TYPE_CHANGED: asInput(besideIt),
  FIELD_ARGUMENT_ADDED: optional,
  INPUT_FIELD_ADDED: optional,
}
const adviceOn = ({ type }: Change) => advice[type] ?? 'Nothing can announce it: keep it as it was.'

/** Says what breaks without having been announced; 1 if something does. */
export const reportUnannounced: Action = async (root, args, say) => {
  const { against: ref } = optionsIn(args, { against })
  const base = buildSchema(await schemaAt(root, ref), ` at ${ref}`)
  const changes = await changesBetween(base, buildSchema(schemaFiles(root)))
  const breaking = changes.filter(({ level }) => level === 'breaking')
  const sudden = breaking.filter((change) => !isAnnounced(change, base))
  for (const advice of new Set(sudden.map(adviceOn))) {
    for (const change of sudden.filter((one) => adviceOn(one) === advice))
      say(`NOT ANNOUNCED  ${change.coordinate}: ${change.message}`)
    say(`  ${advice}`)
  }
  if (sudden.length > 0) return 1
  const names = breaking.map(({ coordinate }) => coordinate).join(', ')
  say(breaking.length > 0 ? `Breaks only what was announced: ${names}.` : 'Nothing breaks.')
  return 0
}
