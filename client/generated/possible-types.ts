export const possibleTypes: Record<string, string[]> = {
  "Listing": [
    "Product",
    "Service"
  ],
  "LoginResult": [
    "AccountSuspended",
    "InvalidCredentials",
    "LoginSuccess",
    "TooManyAttempts"
  ],
  "RegisterResult": [
    "EmailTaken",
    "InvalidInput",
    "RegisterSuccess",
    "TooManyAttempts"
  ],
  "SearchResult": [
    "Product",
    "Service"
  ],
  "SocialLoginResult": [
    "AccountSuspended",
    "SocialLoginFailed",
    "SocialLoginRedirect",
    "SocialLoginSuccess"
  ]
}
