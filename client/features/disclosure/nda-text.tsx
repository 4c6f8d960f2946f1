import { NdaClauses } from './nda-clauses'
import { useNdaTextSuspenseQuery } from './nda-text.generated'

/** The standard text that a party would ask for today. */
export const NdaText = () => <NdaClauses text={useNdaTextSuspenseQuery().data.ndaText} />
