import type { ResolversParentTypes } from '../../generated/resolvers'
import { badInput } from '../../lib/request-errors'
import { modules } from '../../modules/index'
import type { Module, NodeLoader, NodeType } from '../../modules/module'
import { allows } from '../access-guard'
import type { Context } from '../context'
import type { Complete } from '../resolver-types'

const MAX_IDS = 100

type UnloadedType = Exclude<NodeType, LoadedType<(typeof modules)[number]>>
type LoadedType<Each> = Each extends { nodes: infer Loaders } ? keyof Loaders : never

const allModules: readonly Module[] = modules
/** The loaders of all types that implement Node. A type without one doesn't compile. */
const loaders: Complete<Record<NodeType, NodeLoader<ResolversParentTypes['Node']>>, UnloadedType> = Object.assign(
  {},
  ...allModules.map(({ nodes }) => nodes),
)
const isNodeType = (name: string): name is NodeType => name in loaders
const typeByPrefix = new Map<string | undefined, NodeType>(
  Object.keys(loaders)
    .filter(isNodeType)
    .map((type) => [loaders[type].prefix, type]),
)

const typeOf = (id: string) => typeByPrefix.get(id.split('-')[0])

const findNode = async (id: string, context: Context) => {
  const type = typeOf(id)
  if (!type) return undefined
  const { access, sessionOnly, load, adminRead } = loaders[type]
  const { viewer } = context
  if (!allows(access, viewer) || (sessionOnly && context.visitor.accessToken)) return undefined
  const found = await load(id, context)
  if (!found || !adminRead || viewer?.role !== 'ADMIN') return found
  const userId = adminRead.accountOf(found)
  if (userId !== viewer.id) await context.adminReadLog.record(viewer, adminRead.what, { userId })
  return found
}

const nodeModule = {
  resolvers: {
    Query: {
      node: (_, { id }, context) => findNode(id, context),
      nodes: (_, { ids }, context) => {
        if (ids.length > MAX_IDS) throw badInput(`\`ids\` has at most ${MAX_IDS} entries.`)
        return Promise.all(ids.map((id) => findNode(id, context)))
      },
    },
    Node: { __resolveType: ({ id }) => typeOf(id) },
  },
  access: { Query: { node: 'anyone', nodes: 'anyone' } },
  tokenAccess: { READ: ['node', 'nodes'] },
} satisfies Module

/** All modules, and the one that reads nodes of all others. */
export const apiModules = [...modules, nodeModule] as const
