import { NotFound } from './not-found'

const records = {
  company: {
    title: 'Company Not Found',
    text: 'It may have closed its page, or the address is mistyped.',
    action: { to: '/companies', label: 'Browse All Companies' },
  },
  freelancer: {
    title: 'Freelancer Not Found',
    text: 'They may have left, or the address is mistyped.',
    action: { to: '/freelancers', label: 'Browse All Freelancers' },
  },
  job: {
    title: 'Job Not Found',
    text: 'The post may have been filled, or the address is mistyped.',
    action: { to: '/jobs', label: 'Browse All Jobs' },
  },
}

/** The page for an address with an unknown id. */
export const RecordNotFound = ({ record }: { record: keyof typeof records }) => {
  const { title, text, action } = records[record]
  return <NotFound title={title} text={text} actions={[action]} />
}
