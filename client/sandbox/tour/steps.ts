interface Step {
  title: string
  /** Explains the operation and proposes what to try. */
  text: string
  /** The operation's name. */
  name: string
  query: string
  variables?: object
}

/** The first step runs automatically on the first visit, so it has no variables and changes nothing. */
export const steps: [Step, ...Step[]] = [
  {
    title: 'A query',
    text: 'It asks for what it wants by name and gets exactly that. Run it, then take a field away or add one: Ctrl+Space lists what fits at the cursor.',
    name: 'NewestServices',
    query: /* GraphQL */ `query NewestServices {
  services(first: 6, sort: NEWEST) {
    totalCount
    nodes {
      id
      title
      price
      category {
        name
      }
      provider {
        name
        role
      }
    }
  }
}
`,
  },
  {
    title: 'Variables',
    text: 'The id is a variable, set below the query, so that the text of the query stays the same. Put in srv-1502 and run it again; an unknown id gives null.',
    name: 'ServiceById',
    query: /* GraphQL */ `query ServiceById($id: ID!) {
  service(id: $id) {
    title
    description
    price
    rating
    reviewCount
    provider {
      name
      company {
        name
        location
        verified
      }
    }
  }
}
`,
    variables: { id: 'srv-1101' },
  },
  {
    title: 'Fragments',
    text: 'Products and services are both listings. The fragment says once what is read of each; on the site it stands beside the component that reads it.',
    name: 'NewestListings',
    query: /* GraphQL */ `query NewestListings {
  products(first: 3) {
    nodes {
      ...ListingSummary
    }
  }
  services(first: 3) {
    nodes {
      ...ListingSummary
    }
  }
}

fragment ListingSummary on Listing {
  __typename
  id
  title
  price
  seller {
    name
  }
}
`,
  },
  {
    title: 'Paging',
    text: 'A long list comes page by page. Copy endCursor from the answer into the variable after, with quotes, and run it again for the next page.',
    name: 'SearchPage',
    query: /* GraphQL */ `query SearchPage($text: String!, $after: String) {
  search(query: $text, first: 5, after: $after) {
    totalCount
    nodes {
      ... on Listing {
        id
        title
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    variables: { text: 'trademark', after: null },
  },
  {
    title: 'A union result',
    text: 'What may well go wrong is a result, not an error: the answer is one of the types that LoginResult names. This password is not right, so it is InvalidCredentials. Each expected failure has a message: the interface Failure reads it, whichever it is.',
    name: 'WrongPassword',
    query: /* GraphQL */ `mutation WrongPassword($input: LoginInput!) {
  login(input: $input) {
    __typename
    ... on LoginSuccess {
      user {
        name
      }
    }
    ... on Failure {
      message
    }
    ... on TooManyAttempts {
      retryAfterSeconds
    }
  }
}
`,
    variables: { input: { email: 'customer@example.com', password: 'not this one', remember: false } },
  },
  {
    title: 'Signing in',
    text: 'The right password gives a session, kept in a cookie of this browser: the head of this page says who you are, and so does the site in its other tabs.',
    name: 'SignIn',
    query: /* GraphQL */ `mutation SignIn($input: LoginInput!) {
  login(input: $input) {
    __typename
    ... on LoginSuccess {
      user {
        name
        email
        role
      }
    }
    ... on InvalidCredentials {
      message
    }
  }
}
`,
    variables: { input: { email: 'customer@example.com', password: 'password123', remember: false } },
  },
  {
    title: 'A mutation that requires sign-in',
    text: 'Only somebody who is signed in may call this one; anybody else gets an error with the code UNAUTHENTICATED. An empty name gives InvalidInput, with the field it is about.',
    name: 'Rename',
    query: /* GraphQL */ `mutation Rename($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    __typename
    ... on ProfileUpdated {
      user {
        name
      }
    }
    ... on InvalidInput {
      field
      message
    }
  }
}
`,
    variables: { input: { name: 'Clara M. Whitfield' } },
  },
]

/** GraphiQL identifies panels by their titles. */
export const tourTitle = 'Tour'
