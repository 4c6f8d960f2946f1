import { Avatar } from '../../../ui/icon/avatar'
import { Verified } from '../../../ui/icon/verified'
import { roleName } from '../../session/roles'
import type { Seller_ProfileFragment } from './seller.generated'
import styles from './seller.module.css'

export const Seller = ({ profile: { name, avatar, role, company } }: { profile: Seller_ProfileFragment }) => (
  <div className={styles.seller}>
    <Avatar src={avatar} size="large" />
    <div>
      <b>
        <bdi>{name}</bdi>
      </b>
      <span>{company ? `${roleName[role]} at ${company.name}` : roleName[role]}</span>
    </div>
    {company?.verified && <Verified />}
  </div>
)
