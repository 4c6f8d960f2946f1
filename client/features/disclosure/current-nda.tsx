import { NdaClauses } from './nda-clauses'
import { useNdaTextSuspenseQuery } from './nda-clauses.generated'

/** The standard text that a party would ask for today. */
export const CurrentNda = () => <NdaClauses text={useNdaTextSuspenseQuery().data.ndaText} />
