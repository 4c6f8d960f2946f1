import paragraphs from '../../ui/text/paragraphs.module.css'
import type { NdaClauses_TextFragment } from './nda-clauses.generated'

/** The clauses of the confidentiality agreement, numbered, with the version of the text. */
export const NdaClauses = ({ text }: { text: NdaClauses_TextFragment }) => (
  <div className={paragraphs.paragraphs}>
    {text.clauses.map((clause, index) => (
      <p key={clause.title}>
        <b>{`${index + 1}. ${clause.title}`}</b>
        {`\n${clause.text}`}
      </p>
    ))}
    <p>{`${text.title}, version ${text.version}`}</p>
  </div>
)
