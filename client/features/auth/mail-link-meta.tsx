/** For a page that a mail links to: its address has a token, so nothing may index or forward it. */
export const MailLinkMeta = () => (
  <>
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
  </>
)
