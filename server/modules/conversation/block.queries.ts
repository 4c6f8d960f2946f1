import { loaderOfMany } from '../../database/loader'
import { type BlockRepository, pairKeyOf } from './block.repository'

interface Dependencies {
  blockRepository: BlockRepository
}

export const createBlockQueries = ({ blockRepository }: Dependencies) => {
  const between = loaderOfMany(blockRepository.between, ({ blockerId, blockedId }) => pairKeyOf(blockerId, blockedId))
  return {
    /** The blocks between two accounts, in both directions. */
    between: (oneId: string, otherId: string) => between.load(pairKeyOf(oneId, otherId)),
  }
}

export type BlockQueries = ReturnType<typeof createBlockQueries>
