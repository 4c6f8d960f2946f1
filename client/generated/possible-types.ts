export const possibleTypes: Record<string, string[]> = {
  "Failure": [
    ".+"
  ],
  "Listing": [
    "Product",
    "Service"
  ]
}

export const possibleTypesByName: Record<string, string[]> = {
  "AddPasskeyResult": [
    "InvalidInput",
    "SecondFactorAdded"
  ],
  "AdvanceApplicationResult": [
    "ApplicationAdvanced",
    "ApplicationNotFound",
    "ApplicationRefused",
    "InvalidInput"
  ],
  "AdvanceClockResult": [
    "ClockAdvanced",
    "InvalidInput"
  ],
  "AdvanceCredentialResult": [
    "CredentialAdvanced",
    "CredentialNotFound",
    "CredentialRefused",
    "InvalidInput"
  ],
  "AdvanceEngagementResult": [
    "EngagementAdvanced",
    "EngagementNotFound",
    "InvalidInput",
    "PaymentDeclined",
    "PaymentRedirect",
    "TooManyAttempts",
    "TransitionRefused"
  ],
  "AdvanceMandateResult": [
    "MandateAdvanced",
    "MandateNotFound",
    "MandateRefused"
  ],
  "AdvanceReportCaseResult": [
    "InvalidInput",
    "ReportCaseAdvanced",
    "ReportCaseNotFound",
    "ReportCaseRefused"
  ],
  "ApplyToJobResult": [
    "AlreadyApplied",
    "Applied",
    "InvalidInput",
    "JobClosed",
    "JobNotFound",
    "TooManyAttempts"
  ],
  "AskCredentialCheckResult": [
    "CredentialAsked",
    "InvalidInput",
    "TooManyAttempts"
  ],
  "BeginAuthenticatorAppResult": [
    "AuthenticatorAppExists",
    "AuthenticatorAppSecret"
  ],
  "BeginPasskeyResult": [
    "PasskeyOptions"
  ],
  "BeginPasskeyUseResult": [
    "PasskeyOptions",
    "TooManyAttempts"
  ],
  "BlockOtherPartyResult": [
    "ConversationNotFound",
    "OtherPartyBlocked"
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
  "CompleteLoginResult": [
    "AccountSuspended",
    "LoginExpired",
    "LoginSuccess",
    "TooManyAttempts",
    "WrongSecondFactor"
  ],
  "ConfirmAuthenticatorAppResult": [
    "SecondFactorAdded",
    "TooManyAttempts",
    "WrongSecondFactor"
  ],
  "ConfirmEmailChangeResult": [
    "EmailChanged",
    "EmailConfirmed",
    "EmailTaken",
    "InvalidLink"
  ],
  "CreateAccessTokenResult": [
    "AccessTokenCreated",
    "InvalidInput",
    "TooManyAccessTokens",
    "TooManyAttempts",
    "WrongPassword"
  ],
  "CreateCalendarFeedResult": [
    "CalendarFeedCreated"
  ],
  "CreateListingResult": [
    "ListingCreated",
    "TooManyListings"
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
    "ListingNotFound",
    "TooManyAttempts"
  ],
  "DismissSellerChecklistResult": [
    "SellerChecklistDismissed",
    "SellerChecklistUnfinished"
  ],
  "EditApplicationResult": [
    "ApplicationEdited",
    "ApplicationNotFound",
    "ApplicationRefused",
    "InvalidInput",
    "TooManyAttempts"
  ],
  "EditJobResult": [
    "InvalidInput",
    "JobNotFound",
    "JobSaved",
    "TooManyAttempts",
    "VersionConflict"
  ],
  "EditListingResult": [
    "EditConflict",
    "InvalidInput",
    "ListingNotFound",
    "ListingSaved",
    "TooManyAttempts"
  ],
  "EndOtherSessionsResult": [
    "OtherSessionsEnded"
  ],
  "EndSessionResult": [
    "SessionEnded",
    "SessionNotFound"
  ],
  "EndSiteNoticeResult": [
    "SiteNoticeEnded",
    "SiteNoticeNotFound"
  ],
  "LoginResult": [
    "AccountSuspended",
    "InvalidCredentials",
    "LoginSuccess",
    "SecondFactorRequired",
    "TooManyAttempts"
  ],
  "LoginWithPasskeyResult": [
    "AccountSuspended",
    "LoginSuccess",
    "TooManyAttempts",
    "WrongSecondFactor"
  ],
  "MarkDocketEntryResult": [
    "DocketEntryMarked",
    "DocketEntryNotFound",
    "TooManyAttempts"
  ],
  "MarkNotificationsReadResult": [
    "InvalidInput",
    "NotificationsRead"
  ],
  "MarkReadResult": [
    "ConversationNotFound",
    "ConversationRead"
  ],
  "MarkReviewHelpfulResult": [
    "ReviewMarked",
    "ReviewNotFound",
    "TooManyAttempts"
  ],
  "Node": [
    "Application",
    "AuditEvent",
    "Category",
    "Company",
    "Conversation",
    "Credential",
    "DocketEntry",
    "Engagement",
    "Freelancer",
    "Invoice",
    "Job",
    "Mandate",
    "Order",
    "Product",
    "ReportCase",
    "Review",
    "SavedSearch",
    "Service",
    "Session",
    "SiteNotice",
    "Stat",
    "Testimonial",
    "User"
  ],
  "NoteSavedListingResult": [
    "InvalidInput",
    "ListingNotFound",
    "SavedListingNoted"
  ],
  "OpenConversationResult": [
    "ConversationNotFound",
    "ConversationOpened",
    "InvalidInput"
  ],
  "OpenPayoutAccountResult": [
    "PayoutAccountLink",
    "PayoutAccountProblem"
  ],
  "OwnListingResult": [
    "ListingNotFound",
    "ListingSaved",
    "TooManyAttempts"
  ],
  "PlaceOrderResult": [
    "InvalidInput",
    "LineUnavailable",
    "OrderPlaced",
    "PaymentDeclined",
    "PaymentRedirect",
    "PriceChanged",
    "TermsChanged",
    "TooManyAttempts"
  ],
  "PostJobResult": [
    "InvalidInput",
    "JobSaved",
    "TooManyAttempts"
  ],
  "ProposeMandateResult": [
    "InvalidInput",
    "MandateExists",
    "MandateProposed",
    "TooManyAttempts"
  ],
  "PublishListingResult": [
    "EditConflict",
    "InvalidInput",
    "ListingNotFound",
    "ListingSaved",
    "TooManyAttempts"
  ],
  "PublishSiteNoticeResult": [
    "InvalidInput",
    "SiteNoticePublished"
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
  "RemoveCalendarFeedResult": [
    "CalendarFeedNotFound",
    "CalendarFeedRemoved"
  ],
  "RemoveDocketEntryResult": [
    "DocketEntryNotFound",
    "DocketEntryRemoved",
    "TooManyAttempts"
  ],
  "RemoveProductFileResult": [
    "InvalidInput",
    "ProductFileNotFound",
    "ProductFileRemoved"
  ],
  "RemoveSavedSearchResult": [
    "SavedSearchNotFound",
    "SavedSearchRemoved"
  ],
  "RemoveSearchSynonymResult": [
    "InvalidInput",
    "SearchSynonymRemoved"
  ],
  "RemoveSecondFactorResult": [
    "SecondFactorObligatory",
    "SecondFactorRemoved"
  ],
  "RenamePasskeyResult": [
    "InvalidInput",
    "PasskeyRenamed"
  ],
  "ReplaceRecoveryCodesResult": [
    "NoSecondFactor",
    "RecoveryCodesReplaced"
  ],
  "ReplyToReviewResult": [
    "InvalidInput",
    "ReviewNotFound",
    "ReviewReplied"
  ],
  "ReportResult": [
    "ContentReported",
    "InvalidInput",
    "TooManyAttempts"
  ],
  "RequestEmailChangeResult": [
    "EmailChangeRequested",
    "InvalidInput",
    "TooManyAttempts",
    "WrongPassword"
  ],
  "RequestEmailConfirmationResult": [
    "EmailConfirmationSent",
    "TooManyAttempts"
  ],
  "RequestPasswordResetResult": [
    "InvalidInput",
    "PasswordResetRequested",
    "TooManyAttempts"
  ],
  "RequestQuoteResult": [
    "InvalidInput",
    "QuoteRequested",
    "TooManyAttempts"
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
  "RevokeAccessTokenResult": [
    "AccessTokenNotFound",
    "AccessTokenRevoked"
  ],
  "SaveDocketEntryResult": [
    "DocketEntrySaved",
    "InvalidInput",
    "TooManyAttempts"
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
  "SaveSearchSynonymResult": [
    "InvalidInput",
    "SearchSynonymSaved"
  ],
  "SearchResult": [
    "Product",
    "Service"
  ],
  "SendMessageResult": [
    "ConversationNotFound",
    "InvalidInput",
    "MessageSent",
    "RecipientUnavailable",
    "TooManyAttempts"
  ],
  "SignInAgainResult": [
    "SignedInAgain",
    "TooManyAttempts",
    "WrongPassword",
    "WrongSecondFactor"
  ],
  "SocialLoginResult": [
    "AccountSuspended",
    "SecondFactorRequired",
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
  "UnsaveListingResult": [
    "ListingNotFound",
    "ListingUnsaved"
  ],
  "UpdateBillingDetailsResult": [
    "BillingDetailsUpdated",
    "InvalidInput",
    "TooManyAttempts"
  ],
  "UpdateCompanyResult": [
    "CompanyUpdated",
    "InvalidInput",
    "TooManyAttempts",
    "VersionConflict"
  ],
  "UpdateFreelancerResult": [
    "FreelancerUpdated",
    "InvalidInput",
    "TooManyAttempts",
    "VersionConflict"
  ],
  "UpdateNotificationSettingsResult": [
    "NotificationSettingsUpdated",
    "TooManyAttempts"
  ],
  "UpdateProfileResult": [
    "InvalidInput",
    "ProfileUpdated",
    "TooManyAttempts"
  ],
  "Failure": [
    "AccessTokenNotFound",
    "AccountSuspended",
    "AlreadyApplied",
    "ApplicationNotFound",
    "ApplicationRefused",
    "AuthenticatorAppExists",
    "CalendarFeedNotFound",
    "ConversationNotFound",
    "CredentialNotFound",
    "CredentialRefused",
    "DocketEntryNotFound",
    "EditConflict",
    "EmailTaken",
    "EngagementNotFound",
    "InvalidCredentials",
    "InvalidInput",
    "InvalidLink",
    "JobClosed",
    "JobNotFound",
    "LastAdmin",
    "LineUnavailable",
    "ListingNotFound",
    "LoginExpired",
    "MandateExists",
    "MandateNotFound",
    "MandateRefused",
    "NoSecondFactor",
    "OpenBusiness",
    "PaymentDeclined",
    "PayoutAccountProblem",
    "PriceChanged",
    "ProductFileNotFound",
    "RecipientUnavailable",
    "ReportCaseNotFound",
    "ReportCaseRefused",
    "ReviewNotFound",
    "ReviewRefused",
    "SavedSearchNotFound",
    "SecondFactorObligatory",
    "SellerChecklistUnfinished",
    "SessionNotFound",
    "SiteNoticeNotFound",
    "SocialLoginFailed",
    "TermsChanged",
    "TooManyAccessTokens",
    "TooManyAttempts",
    "TooManyListings",
    "TransitionRefused",
    "VersionConflict",
    "WrongPassword",
    "WrongSecondFactor",
    "(?!(?:AccountDeleted|ContentReported|EngagementAdvanced|Mandate|PasswordReset|PasswordResetRequested)$).+"
  ]
}
