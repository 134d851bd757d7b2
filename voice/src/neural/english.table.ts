/** Little words as they are said within a sentence: a dictionary has them as they are said alone, which sounds like a list being read. */
export const WEAK: Record<string, string> = {
  ...{ a: 'ɐ', an: 'ɐn', and: 'ænd', or: 'ɔɹ', but: 'bʌt', if: 'ɪf', than: 'ðæn', as: 'æz', so: 'sˌO' },
  ...{ of: 'ʌv', in: 'ɪn', on: 'ˌɔn', at: 'æt', for: 'fɔɹ', from: 'fɹʌm', by: 'bI', with: 'wɪð', into: 'ˌɪntu' },
  ...{
    i: 'I',
    you: 'ju',
    he: 'hi',
    she: 'ʃi',
    it: 'ɪt',
    we: 'wi',
    they: 'ðA',
    me: 'mi',
    him: 'hɪm',
    us: 'ˌʌs',
    them: 'ðɛm',
  },
  ...{ my: 'mI', your: 'jʊɹ', his: 'hɪz', her: 'hɜɹ', its: 'ɪts', our: 'ˌWəɹ', their: 'ðɛɹ' },
  ...{ is: 'ɪz', am: 'æm', are: 'ɑɹ', was: 'wʌz', were: 'wɜɹ', be: 'bi', been: 'bɪn' },
  ...{
    have: 'hæv',
    has: 'hæz',
    had: 'hæd',
    do: 'dˌu',
    does: 'dˌʌz',
    can: 'kæn',
    will: 'wɪl',
    would: 'wʊd',
    could: 'kʊd',
    should: 'ʃʊd',
  },
  ...{
    that: 'ðæt',
    this: 'ðˌɪs',
    these: 'ðˌiz',
    those: 'ðˌOz',
    there: 'ðɛɹ',
    "it's": 'ɪts',
    "i'm": 'Im',
    "we're": 'wɪɹ',
    "you're": 'jʊɹ',
  },
}

/** These change before a vowel: `before` a consonant, `ahead` of a vowel. */
export const LINKED: Record<string, { consonant: string; vowel: string }> = {
  the: { consonant: 'ðə', vowel: 'ði' },
  to: { consonant: 'tə', vowel: 'tu' },
}
