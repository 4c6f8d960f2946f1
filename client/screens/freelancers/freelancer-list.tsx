import { useTransition } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { FreelancerRow } from '../../features/freelancer/freelancer-row'
import { total } from '../../features/listing/counted'
import { LoadMore } from '../../features/listing/load-more'
import { pageSize, shown } from '../../features/listing/shown'
import { useMore } from '../../features/listing/use-more'
import { buttonClass } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { shortPrice } from '../../ui/price'
import { type Choice, choiceOf, isKnownSort, variablesOf } from './choice'
import { FreelancerFilter } from './freelancer-filter'
import styles from './freelancer-list.module.css'
import { FreelancersDocument, useFreelancersSuspenseQuery } from './freelancers.generated'

const nobody = ({ skill, max }: Choice) => {
  if (max) return skill ? `Nobody offers ${skill} at that rate.` : 'Nobody works at that rate.'
  return skill ? `Nobody here names ${skill} among their skills.` : 'Nobody has joined yet.'
}

export const FreelancerList = () => {
  const [params] = useSearchParams()
  const choice = choiceOf(params)
  const wanted = variablesOf(choice)
  const { data, client } = useFreelancersSuspenseQuery({ variables: { ...wanted, first: shown(params) } })
  const [busy, start] = useTransition()
  const { freelancers, best } = data
  const all = total(freelancers, 'freelancer')
  const limit = choice.max && `at up to ${shortPrice(Number(choice.max))} per hour`
  const { more, linkRef } = useMore({
    list: freelancers,
    total: all,
    load: async (after) => {
      const variables = { ...wanted, first: pageSize, after }
      const answer = await client.query({ query: FreelancersDocument, variables, fetchPolicy: 'no-cache' })
      return answer.data?.freelancers
    },
    keep: (list, first) =>
      client.writeQuery({
        query: FreelancersDocument,
        variables: { ...wanted, first },
        data: { freelancers: list, best },
      }),
  })
  const skills = [...new Set(best.nodes.flatMap(({ skills }) => skills))].sort((a, b) => a.localeCompare(b, 'en'))
  return (
    <>
      <div className={styles.bar}>
        <p role="status">{[all, choice.skill && `with ${choice.skill}`, limit].filter(Boolean).join(' ')}</p>
        <FreelancerFilter choice={choice} skills={skills} start={start} />
      </div>
      {!isKnownSort(choice) && (
        <p className={styles.note}>{`There is no order “${choice.sort}”: the best rated come first.`}</p>
      )}
      {freelancers.nodes.length === 0 ? (
        <Empty title="No freelancers found" text={nobody(choice)}>
          <Link className={buttonClass({ variant: 'line' })} to="/freelancers">
            View All Freelancers
          </Link>
        </Empty>
      ) : (
        <div className={styles.rows} aria-busy={busy}>
          {freelancers.nodes.map((freelancer) => (
            <FreelancerRow key={freelancer.id} freelancer={freelancer} linkRef={linkRef(freelancer.id)} />
          ))}
        </div>
      )}
      {more && <LoadMore {...more} />}
    </>
  )
}
