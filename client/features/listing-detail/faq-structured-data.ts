/** A service's FAQ in schema.org's vocabulary. */
export const faqStructuredData = (faq: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
