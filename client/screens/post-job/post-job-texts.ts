/** The texts of the form of each kind, and what follows once it is posted. */
export const postJobTexts = {
  POSITION: {
    label: 'Post a job',
    action: 'Post the job',
    steps: [
      'The position is on the board at once, with the pay on the line.',
      'Applicants send a note and their files. You find them on your dashboard, and are notified of each.',
      'You shortlist, write to them, decline or hire. Everybody gets an answer.',
    ],
  },
  BRIEF: {
    label: 'Post a brief',
    action: 'Post the brief',
    steps: [
      'The brief is on the board at once. Posting costs nothing and commits you to nothing.',
      'Vendors, freelancers and brokers make offers, each with a price and a number of days.',
      'You hire one and pay. Marque holds the money until you have accepted the work.',
    ],
  },
}
