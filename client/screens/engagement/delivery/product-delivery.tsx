import type { FragmentType } from '@apollo/client'
import { Downloads } from '../../../features/downloads/downloads'
import { EngagementSection } from '../engagement-section'
import {
  type ProductDelivery_EngagementFragment,
  useProductDelivery_EngagementFragment,
} from './product-delivery.generated'

interface Props {
  engagement: FragmentType<ProductDelivery_EngagementFragment>
}

/** The delivery of a product is its files, from the moment of the purchase. */
export const ProductDelivery = ({ engagement: from }: Props) => {
  const engagement = useProductDelivery_EngagementFragment(from)
  return (
    <EngagementSection title="What was delivered">
      <Downloads engagement={engagement} />
    </EngagementSection>
  )
}
