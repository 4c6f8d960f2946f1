import link from './link.module.css'

/** A web address in a text, without the punctuation that ends its sentence. The group keeps it in the result of `split`. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>"'’”.,;:!?)\]])/i

/** A text that somebody wrote, with its web addresses as links. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
        key={index}
        className={link.link}
        href={part}
        target="_blank"
        rel="nofollow noopener ugc"
      >
        {part}
      </a>
    ) : (
      part
    ),
  )
