import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Copies, formats and names of files. */
export const backupsAndFiles: KnowledgeItem[] = [
  {
    id: 'ai-035',
    topic: 'the 3-2-1 backup rule',
    fact: [
      'Keep 3 copies of anything that matters, on 2 kinds of storage, with one of them somewhere else.',
      'A classic rule for backups counts to 3 copies, spreads them over 2 media, and sends one away.',
    ],
    why: 'Each number guards against a different accident, from a slipped finger to a burst pipe.',
    action: [
      'Count the copies of your customer list today, and add whichever one is missing.',
      'Take one encrypted copy of your key files out of the building this week.',
    ],
    example:
      'The computer holds one copy, a drive on the shelf another, and an online store the third. A leak in the roof cannot reach all of them.',
    inTrade: 'At {aTrade}: the laptop, a drive in a drawer, and one more in another house.',
    source: 'Peter Krogh, The DAM Book, 2009',
    keywords: ['backups', 'storage', 'data', 'continuity'],
  },
  {
    id: 'ai-036',
    topic: 'testing a backup',
    fact: [
      'A backup has proved itself only when something has been restored from it.',
      'Until you bring a file back, a backup is a hope with a timetable.',
    ],
    why: 'Jobs stop quietly, passwords get lost and drives fill up, and only a restore shows it.',
    action: [
      'Pick one old file and restore it from your backup today, timing how long it takes.',
      'Put a restore test in the calendar 4 times a year, with a different file each time.',
    ],
    example:
      'The green tick appeared every night, yet the folder with the accounts was never included. One trial restore would have shown the gap.',
    inTrade: 'Can {aTrade} bring back last Tuesday? Somebody should try.',
    source:
      'US National Institute of Standards and Technology, Special Publication 800-34, Contingency Planning Guide, 2010',
    keywords: ['backups', 'restore', 'testing', 'continuity'],
  },
  {
    id: 'ai-037',
    topic: 'syncing and backing up',
    fact: [
      'Syncing copies your changes everywhere, and that includes your mistakes.',
      'A synced folder mirrors the present. A backup keeps the past so you can go back to it.',
    ],
    why: 'A deleted or damaged file spreads to every synced device within seconds.',
    action: [
      'Find out how many days of old versions your synced folder keeps.',
      'Set up one real backup, separate from the folder that syncs.',
    ],
    example:
      'Someone empties a shared folder by accident on a phone. The laptop follows at once, and only a backup remembers.',
    inTrade: 'If somebody deletes the list of bookings, every device at {aTrade} agrees at once.',
    source: 'US Cybersecurity and Infrastructure Security Agency, Data Backup Options, 2012',
    keywords: ['backups', 'sync', 'files', 'cloud'],
  },
  {
    id: 'ai-038',
    topic: 'mirrored disks',
    fact: [
      'Mirrored disks keep a machine running when one fails, but they do not protect you from deletion or theft.',
      'A pair of disks in one box shares the same fire, the same flood and the same wrong command.',
    ],
    why: 'Redundancy answers the failure of a part, while a backup answers the loss of the whole.',
    action: [
      'If your storage box has mirrored disks, add a copy outside the box.',
      'Look at the disk status light or page of your storage box, and note what a failure looks like.',
    ],
    example:
      'Deleting a folder removes it from both mirrored disks at the same instant. That is precisely what a mirror is for.',
    inTrade: 'Two disks in one {trade} still share one ceiling.',
    source: 'Patterson, Gibson and Katz, A Case for Redundant Arrays of Inexpensive Disks, 1988',
    keywords: ['backups', 'storage', 'disks', 'reliability'],
  },
  {
    id: 'ai-039',
    topic: 'how much loss you can bear',
    fact: [
      'Before choosing a backup, settle 2 numbers: how much work you can lose, and how long you can wait.',
      'The first figure sets how often to copy. The other sets how fast you must be able to restore.',
    ],
    why: 'Backups become a simple choice once those limits are written down.',
    action: [
      'For your bookings, decide how many hours of entries you could retype, and copy at least that often.',
      'Write down how long your shop could work on paper, and compare it with your restore time.',
    ],
    example:
      "A photo archive can wait a week to come back. Tomorrow's appointments cannot, so the 2 deserve different plans.",
    inTrade: 'How long could {aTrade} do without its calendar: an hour, a day, a week?',
    source:
      'US National Institute of Standards and Technology, Special Publication 800-34, Contingency Planning Guide, 2010',
    keywords: ['backups', 'planning', 'continuity', 'restore'],
  },
  {
    id: 'ai-040',
    topic: 'old versions of a file',
    fact: [
      "Version history lets you step back to yesterday's file after today's bad edit.",
      'Many office tools quietly keep earlier versions, and few people look until they need one.',
    ],
    why: 'Knowing the way back makes careful changes less frightening and mistakes less costly.',
    action: [
      'Open the version history of one shared document and practise restoring an older copy.',
      'Name the important versions, such as Sent to printer, so they can be found later.',
    ],
    example:
      'A paragraph vanished from the price list some time last week. The history shows when, and brings it back.',
    inTrade: 'Somebody overwrites the price of {offer}. One step back, and it is there again.',
    source: 'Scott Chacon and Ben Straub, Pro Git, 2014',
    keywords: ['versions', 'files', 'documents', 'recovery'],
  },
  {
    id: 'ai-041',
    topic: 'getting your data out',
    fact: [
      'Before you put data into a tool, find out how you will get it out again.',
      'An export button you have tried is worth more than a promise that one exists.',
    ],
    why: 'Services change, merge and close, and your records have to outlive them.',
    action: [
      'Export the contacts from your main tool today, and open the file to see what came out.',
      'Add the question about export to the list you use when choosing new software.',
    ],
    example:
      "A booking service announces it is closing. The owner with last month's export has an awkward week, and nothing worse.",
    inTrade: 'Before {aTrade} types in the first name, it should look for the word export.',
    source: 'European Union, General Data Protection Regulation, Article 20, data portability, 2016',
    keywords: ['data', 'export', 'software', 'continuity'],
  },
  {
    id: 'ai-042',
    topic: 'file formats that last',
    fact: [
      'Open and widely used formats are the likeliest to be readable many years from now.',
      'A file outlives its program only when other programs can read it too.',
    ],
    why: 'Documented formats can always be opened by somebody, even after the original maker is gone.',
    action: [
      'Save the final version of your key documents as a PDF or plain text beside the original.',
      'List the files you must keep for years, and check that each opens in a second program.',
    ],
    example:
      'Drawings saved in the private format of an old program wait for software that no longer runs. A plain copy would open anywhere.',
    inTrade: 'Will the first photo of {offer} still open in twenty years?',
    source: 'US Library of Congress, Sustainability of Digital Formats',
    keywords: ['files', 'formats', 'archive', 'documents'],
  },
  {
    id: 'ai-043',
    topic: 'naming files',
    fact: [
      'A file name that starts with the year, month and day sorts itself into order.',
      'Good file names say what, when and which version, so nobody has to open the file to know.',
    ],
    why: 'Computers sort from left to right, so the largest unit of time belongs first.',
    action: [
      'Agree on one naming pattern with your team and use it for everything saved this week.',
      'Rename the 10 files you open most with date, subject and version.',
    ],
    example: 'File names such as final, final 2 and really final tell a sad story. A row of dates tells it better.',
    inTrade: '"New list final 2" is how it looks at many a {trade}.',
    source: 'ISO 8601, Date and time format, 1988',
    keywords: ['files', 'names', 'organisation', 'dates'],
  },
  {
    id: 'ai-044',
    topic: 'a plan for a bad day',
    fact: [
      'The hours after a failure go better when the first 5 steps are already on paper.',
      'Decide who calls whom, and in what order, while everything still works.',
    ],
    why: 'Stress narrows attention, and a written list keeps the obvious steps from being forgotten.',
    action: [
      'Write down the phone numbers of your internet, hosting and payment providers, and print the sheet.',
      'Talk through one failure with your team, such as a day without internet, and note the gaps.',
    ],
    example:
      'The internet is down, and the support number is on the support website. A sheet on the wall would have helped.',
    inTrade: 'For {aTrade}, a sheet on the wall with five lines and two phone numbers is enough.',
    source:
      'US National Institute of Standards and Technology, Special Publication 800-61, Computer Security Incident Handling Guide, 2012',
    keywords: ['continuity', 'planning', 'checklist', 'incidents'],
  },
  {
    id: 'ai-045',
    topic: 'checksums',
    fact: [
      'A checksum is a short fingerprint of a file. If one letter changes, the fingerprint changes too.',
      'To tell whether a big copy is perfect, compare the 2 fingerprints instead of the 2 files.',
    ],
    why: 'Storage and transfers can damage data silently, and a fingerprint makes the damage visible.',
    action: [
      'Use a copy program that verifies files when you next move an archive to a new drive.',
      'Compare the published fingerprint of a downloaded installer with the one your computer calculates.',
    ],
    example:
      'A long video copies without complaint and stops playing halfway. A verified copy would have flagged the bad block.',
    inTrade: 'If one figure in the books of {aTrade} changes by itself, this is how you would notice.',
    source: 'US National Institute of Standards and Technology, FIPS 180-4, Secure Hash Standard, 2015',
    keywords: ['files', 'storage', 'integrity', 'backups'],
  },
]
