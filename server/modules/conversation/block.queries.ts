import { loaderByColumns } from '../../database/loader'
import type { BlockRepository } from './block.repository'

interface Dependencies {
  blockRepository: BlockRepository
}

export const createBlockQueries = ({ blockRepository }: Dependencies) => {
  const blocks = loaderByColumns(blockRepository.ofPairs, ['blockerId', 'blockedId'])
  return {
    /** The blocks between two accounts, in both directions. */
    between: async (oneId: string, otherId: string) => {
      const both = await Promise.all([
        blocks.load({ blockerId: oneId, blockedId: otherId }),
        blocks.load({ blockerId: otherId, blockedId: oneId }),
      ])
      return both.filter((block) => block !== undefined)
    },
  }
}

export type BlockQueries = ReturnType<typeof createBlockQueries>
