export const possibleTypes: Record<string, string[]> = {
  "Listing": [
    "Product",
    "Service"
  ],
  "LoginResult": [
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
    "SocialLoginFailed",
    "SocialLoginRedirect",
    "SocialLoginSuccess"
  ]
}
