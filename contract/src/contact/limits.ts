/** How a contact stands with mail. A suppressed one gets none until that person opts in again. */
export const CONTACT_STATUSES = ['active', 'pending', 'unsubscribed', 'bounced', 'complained'] as const
export type ContactStatus = (typeof CONTACT_STATUSES)[number]
/** How a contact stands with texts: no usable number, no consent, agreed, or said STOP. */
export const TEXT_STATUSES = ['no-phone', 'no-consent', 'active', 'stopped'] as const

export const CHANNELS = ['email', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

/** In which order contacts are listed: the newest first, by name, or who opened something last first. */
export const CONTACT_SORTS = ['added', 'name', 'opened'] as const
export type ContactSort = (typeof CONTACT_SORTS)[number]

/** Whom somebody means by what they agreed to: mail, texts, or neither. */
export const AGREEMENTS = ['email', 'sms', 'none'] as const
export type Agreement = (typeof AGREEMENTS)[number]
/** Whether a number that gets texts is known. */
export const HAS_PHONE = ['yes', 'no'] as const
/**
 * What somebody did with the last campaigns, as far as it is told: opened or clicked in at least one, got at least one and
 * did neither, or got none. A click counts as opening.
 */
export const RESPONSES = ['opened', 'clicked', 'silent', 'unwritten'] as const
export type ContactResponse = (typeof RESPONSES)[number]

export const CONTACT_LIMITS = {
  /** How many of the last campaigns are looked at for what somebody did: at most, and unless said. */
  lastCampaigns: 20,
  lastCampaignsUnlessSaid: 3,
  /** Tags that are asked for at once. */
  tagsAsked: 10,
  /** Characters of a tag. */
  tag: 40,
  /** Tags of a contact. */
  tags: 20,
  /** Different tags that are offered. */
  tagsOffered: 200,
  name: 80,
  phone: 40,
  source: 40,
  /** Rows of one call of the manual import. */
  importRows: 20_000,
  /** Rows up to which an import is done inside its call; a longer one goes on by itself, whoever waits for it. */
  importInCall: 2_000,
  /** Long imports of an account that are under way at once. */
  importsAtOnce: 3,
  /** Rows of a CSV, without the header row. */
  csvRows: 100_000,
  csvColumns: 100,
  /** Characters that are read of a cell: more than any column takes. */
  csvCell: 1_000,
  /** Contacts that one call deletes or brings back. */
  atOnce: 500,
  /** Bytes of a CSV inside a JSON call; a larger file is streamed to `CONTACTS_FILE_PATH`. */
  csvBytes: 8_388_608,
  /** Failed rows that a reply names one by one; the counts are always complete. */
  namedFailures: 1_000,
} as const

/** The columns of a CSV: the first is required, the header row too. */
export const CSV_COLUMNS = ['email', 'firstName', 'lastName', 'phone', 'smsConsent', 'timeZone', 'tags'] as const
/** Tags as they are kept: small letters, one space between words, each once. */
export const tidyTags = (tags: readonly string[]): string[] => [
  ...new Set(
    tags
      .map((tag) =>
        tag
          .replace(/[\p{Cc},;\s]+/gu, ' ')
          .trim()
          .toLowerCase(),
      )
      .filter(Boolean),
  ),
]

export const CSV_TEMPLATE = 'email,firstName,lastName,phone'

/** What the importer attests; shown above the Import button and kept with each contact as the basis for mail. */
export const MAIL_ATTESTATION =
  'I confirm that these people know my business and agreed to get e-mail from it, or asked for it.'
/** What the importer attests apart, unchecked at first; without it a contact gets no text. */
export const SMS_ATTESTATION =
  'These people agreed in writing to get marketing texts from my business, not as a condition of buying anything, and know that they can reply STOP.'
