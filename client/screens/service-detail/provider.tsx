import { roleName } from '../../features/listing/role-name'
import { Avatar } from '../../ui/avatar'
import { Verified } from '../../ui/verified'
import type { Provider_ProfileFragment } from './provider.generated'
import styles from './provider.module.css'

export const Provider = ({ profile: { name, avatar, role, company } }: { profile: Provider_ProfileFragment }) => (
  <div className={styles.provider}>
    <Avatar src={avatar} size="large" />
    <div>
      <b>{name}</b>
      <span>{company ? `${roleName[role]} at ${company.name}` : roleName[role]}</span>
    </div>
    {company?.verified && <Verified />}
  </div>
)
