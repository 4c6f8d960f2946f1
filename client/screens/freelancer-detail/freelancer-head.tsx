import type { FragmentType } from '@apollo/client'
import profile from '../../features/profile/profile.module.css'
import { Plate } from '../../ui/layout/plate'
import { StarRating } from '../../ui/text/star-rating'
import {
  type FreelancerHead_FreelancerFragment,
  useFreelancerHead_FreelancerFragment,
} from './freelancer-head.generated'
import styles from './freelancer-head.module.css'

export const FreelancerHead = ({
  freelancer: from,
}: {
  freelancer: FragmentType<FreelancerHead_FreelancerFragment>
}) => {
  const freelancer = useFreelancerHead_FreelancerFragment(from)
  const { name, title, location, experience } = freelancer
  return (
    <div className={styles.head}>
      <div className={styles.portrait}>
        <Plate>
          <img src={freelancer.avatar} width="176" height="176" alt={`Portrait of ${name}`} />
        </Plate>
      </div>
      <div>
        <h1 dir="auto">{name}</h1>
        {title && (
          <p className={styles.title} dir="auto">
            {title}
          </p>
        )}
        <div className={profile.line}>
          <StarRating rating={freelancer.rating} count={freelancer.reviewCount} />
          {location && <span>{location}</span>}
          {experience && <span>{`${experience} of experience`}</span>}
        </div>
      </div>
    </div>
  )
}
