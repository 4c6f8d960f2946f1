type Example = {
  /** The name of its operation, which the tab shows. */
  name: string
  query: string
  variables?: object
}

/** What a newcomer finds open, a tab each. The first runs by itself, so it takes no variables and changes nothing. */
export const examples: [Example, ...Example[]] = [
  {
    name: 'NewestServices',
    query: /* GraphQL */ `# The newest services and who provides them.
# Edit, then run again with Ctrl+Enter. Rest the
# pointer on a name to read what it means.

query NewestServices {
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
    name: 'ServiceById',
    query: /* GraphQL */ `# One service. Its id is a variable, set below;
# an unknown id gives null.

query ServiceById($id: ID!) {
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
    related(first: 3) {
      id
      title
      price
    }
  }
}
`,
    variables: { id: 'srv-1101' },
  },
  {
    name: 'SearchListings',
    query: /* GraphQL */ `# Products and services in one list: the fragment
# asks for what both have. Pass endCursor as after
# for the next page.

query SearchListings($text: String!, $after: String) {
  search(query: $text, first: 5, after: $after) {
    totalCount
    nodes {
      ...ListingSummary
      ... on Product {
        tags
      }
      ... on Service {
        provider {
          role
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
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
    variables: { text: 'trademark', after: null },
  },
  {
    name: 'SignIn',
    query: /* GraphQL */ `# Signs this browser in with a sample account.
# Expected failures are results, not errors.
# { viewer { name } } then says who you are;
# mutation { logout } signs out.

mutation SignIn($input: LoginInput!) {
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
    ... on TooManyAttempts {
      retryAfterSeconds
    }
  }
}
`,
    variables: { input: { email: 'customer@example.com', password: 'password123', remember: false } },
  },
]
