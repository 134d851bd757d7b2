import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'
import { accessibility } from './accessibility.ts'
import { automation } from './automation.ts'
import { backupsAndFiles } from './backups-and-files.ts'
import { choosingSoftware } from './choosing-software.ts'
import { compressionAndCodes } from './compression-and-codes.ts'
import { languageModels } from './language-models.ts'
import { machineLearning } from './machine-learning.ts'
import { networks } from './networks.ts'
import { photographyAndColour } from './photography-and-colour.ts'
import { search } from './search.ts'
import { security } from './security.ts'
import { sound } from './sound.ts'
import { spreadsheetsAndData } from './spreadsheets-and-data.ts'
import { usability } from './usability.ts'

/** What lasts in the niche "AI & Technology": how things work and how a small business uses them well. */
export const technologyItems: KnowledgeItem[] = [
  ...search,
  ...security,
  ...backupsAndFiles,
  ...automation,
  ...languageModels,
  ...machineLearning,
  ...spreadsheetsAndData,
  ...networks,
  ...accessibility,
  ...photographyAndColour,
  ...compressionAndCodes,
  ...sound,
  ...usability,
  ...choosingSoftware,
]
