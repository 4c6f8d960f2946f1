import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SelectField } from '../../ui/field'
import { NothingYet } from '../dashboard/nothing-yet'
import { Panel } from '../dashboard/panel'
import { total } from '../listing/counted'
import { LoadMore } from '../listing/load-more'
import { pageSize, shown } from '../listing/shown'
import { useMore } from '../listing/use-more'
import { EngagementRow } from './engagement-row'
import { EngagementsDocument, useEngagementsSuspenseQuery } from './engagements.generated'
import styles from './sold-list.module.css'
import { stateIn, stateNames } from './state-words'

export const SoldList = ({ title, children }: { title: string; children: ReactNode }) => {
  const [params, setParams] = useSearchParams()
  const state = stateIn(params) ?? null
  const variables = { as: 'SELLER', state } as const
  const { data, client } = useEngagementsSuspenseQuery({
    variables: { ...variables, first: shown(params) },
    fetchPolicy: 'cache-and-network',
  })
  const { engagements } = data
  const all = total(engagements, 'order')
  const { more, linkRef } = useMore({
    list: engagements,
    total: all,
    load: async (after) => {
      const answer = await client.query({
        query: EngagementsDocument,
        variables: { ...variables, first: pageSize, after },
        fetchPolicy: 'no-cache',
      })
      return answer.data?.engagements
    },
    keep: (longer, first) =>
      client.writeQuery({
        query: EngagementsDocument,
        variables: { ...variables, first },
        data: { engagements: longer },
      }),
  })
  const none = engagements.nodes.length === 0
  if (none && !state) return <Panel title="Nothing here yet">{children}</Panel>
  return (
    <>
      <Panel title={title} more={<span role="status">{all}</span>}>
        <div className={styles.filter}>
          <SelectField
            label="State"
            value={state ? state.toLowerCase().replaceAll('_', '-') : ''}
            onChange={({ currentTarget: { value } }) =>
              setParams(value ? { state: value } : {}, { replace: true, preventScrollReset: true })
            }
          >
            <option value="">All</option>
            {stateNames.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        {none ? (
          <NothingYet text="Nothing is in this state." />
        ) : (
          <ul>
            {engagements.nodes.map((engagement) => (
              <EngagementRow key={engagement.id} engagement={engagement} linkRef={linkRef(engagement.id)} />
            ))}
          </ul>
        )}
      </Panel>
      {more && <LoadMore {...more} />}
    </>
  )
}
