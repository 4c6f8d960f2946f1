export const possibleTypes: Record<string, string[]> = {
  "Listing": [
    "Product",
    "Service"
  ]
}

export const possibleTypesByName: Record<string, string[]> = {
  "ChangePasswordResult": [
    "InvalidInput",
    "PasswordChanged",
    "TooManyAttempts",
    "WrongPassword"
  ],
  "ChangeUserRoleResult": [
    "InvalidInput",
    "LastAdmin",
    "UserRoleChanged"
  ],
  "ConfirmEmailChangeResult": [
    "EmailChanged",
    "EmailTaken",
    "InvalidLink"
  ],
  "DeleteAccountResult": [
    "AccountDeleted",
    "LastAdmin",
    "TooManyAttempts",
    "WrongPassword"
  ],
  "DeleteListingResult": [
    "ListingDeleted",
    "ListingNotFound"
  ],
  "EditListingResult": [
    "EditConflict",
    "InvalidInput",
    "ListingNotFound",
    "ListingSaved"
  ],
  "LoginResult": [
    "AccountSuspended",
    "InvalidCredentials",
    "LoginSuccess",
    "TooManyAttempts"
  ],
  "OwnListingResult": [
    "ListingNotFound",
    "ListingSaved"
  ],
  "PublishListingResult": [
    "InvalidInput",
    "ListingNotFound",
    "ListingSaved"
  ],
  "RegisterResult": [
    "EmailTaken",
    "InvalidInput",
    "RegisterSuccess",
    "TooManyAttempts"
  ],
  "ReinstateUserResult": [
    "InvalidInput",
    "UserReinstated"
  ],
  "RequestEmailChangeResult": [
    "EmailChangeRequested",
    "InvalidInput",
    "TooManyAttempts",
    "WrongPassword"
  ],
  "RequestPasswordResetResult": [
    "InvalidInput",
    "PasswordResetRequested",
    "TooManyAttempts"
  ],
  "ResetPasswordResult": [
    "InvalidInput",
    "InvalidLink",
    "PasswordReset"
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
  ],
  "SuspendUserResult": [
    "InvalidInput",
    "UserSuspended"
  ],
  "UpdateCompanyResult": [
    "CompanyUpdated",
    "InvalidInput"
  ],
  "UpdateFreelancerResult": [
    "FreelancerUpdated",
    "InvalidInput"
  ],
  "UpdateProfileResult": [
    "InvalidInput",
    "ProfileUpdated"
  ]
}
