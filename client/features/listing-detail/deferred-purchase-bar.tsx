import type { ComponentProps } from 'react'
import { useDeferred } from '../../lib/hydration'
import { loadOnDemand } from '../../lib/style-sheets'
import type { PurchaseBar } from './on-demand/purchase-bar'

/** Only phones load it. */
const loadBar = async () => {
  if (!matchMedia('(max-width: 40rem)').matches) throw new Error('The window shows Add to Cart beside the page')
  return (await loadOnDemand(() => import('./on-demand/purchase-bar'))).PurchaseBar
}

export const DeferredPurchaseBar = (props: ComponentProps<typeof PurchaseBar>) => {
  const Bar = useDeferred(loadBar)
  return Bar && <Bar {...props} />
}
