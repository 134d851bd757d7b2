/** What a week says, as every writer can give it. */
type Line = {
  spoken: string
  /** What the screen shows in letters; nothing where a picture stands alone. */
  card?: string
  picture?: string
}

export type Script = {
  title: string
  /** Paragraphs parted by line breaks; every word of it is spoken. */
  body: string
  hook: string
  callToAction: string
  format: 'short' | 'long'
  lines?: readonly Line[]
}

export type Week = {
  scripts: Script[]
  /** The trade that the writer took it for, where it tells. */
  trade?: string
}
