export const possibleTypes: Record<string, string[]> = {
  "Listing": [
    "Product",
    "Service"
  ]
}

export const possibleTypesByName: Record<string, string[]> = {
  "AdvanceApplicationResult": [
    "ApplicationAdvanced",
    "ApplicationNotFound",
    "ApplicationRefused",
    "InvalidInput"
  ],
  "AdvanceEngagementResult": [
    "EngagementAdvanced",
    "EngagementNotFound",
    "InvalidInput",
    "PaymentDeclined",
    "TransitionRefused"
  ],
  "ApplyToJobResult": [
    "AlreadyApplied",
    "Applied",
    "InvalidInput",
    "JobClosed",
    "JobNotFound",
    "TooManyAttempts"
  ],
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
  "CloseJobResult": [
    "JobNotFound",
    "JobSaved"
  ],
  "ConfirmEmailChangeResult": [
    "EmailChanged",
    "EmailTaken",
    "InvalidLink"
  ],
  "DeleteAccountResult": [
    "AccountDeleted",
    "LastAdmin",
    "OpenBusiness",
    "TooManyAttempts",
    "WrongPassword"
  ],
  "DeleteListingResult": [
    "ListingDeleted",
    "ListingNotFound"
  ],
  "EditJobResult": [
    "InvalidInput",
    "JobNotFound",
    "JobSaved"
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
  "PlaceOrderResult": [
    "CustomersOnly",
    "InvalidInput",
    "LineUnavailable",
    "OrderPlaced",
    "PaymentDeclined",
    "PriceChanged"
  ],
  "PostJobResult": [
    "InvalidInput",
    "JobSaved",
    "TooManyAttempts"
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
  "ReplyToReviewResult": [
    "InvalidInput",
    "ReviewNotFound",
    "ReviewReplied"
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
  "RequestQuoteResult": [
    "CustomersOnly",
    "InvalidInput",
    "QuoteRequested"
  ],
  "ResetPasswordResult": [
    "InvalidInput",
    "InvalidLink",
    "PasswordReset"
  ],
  "ReviewEngagementResult": [
    "EngagementNotFound",
    "InvalidInput",
    "ReviewRefused",
    "ReviewWritten"
  ],
  "SaveListingResult": [
    "InvalidInput",
    "ListingNotFound",
    "SavedListingAdded"
  ],
  "SaveSearchResult": [
    "InvalidInput",
    "SearchSaved"
  ],
  "SendMessageResult": [
    "ConversationNotFound",
    "InvalidInput",
    "MessageSent",
    "RecipientUnavailable",
    "TooManyAttempts"
  ],
  "SocialLoginResult": [
    "AccountSuspended",
    "SocialLoginFailed",
    "SocialLoginRedirect",
    "SocialLoginSuccess"
  ],
  "StartConversationResult": [
    "InvalidInput",
    "MessageSent",
    "RecipientUnavailable",
    "TooManyAttempts"
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
